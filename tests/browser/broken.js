// Which words stand on two lines without a hyphen between. A soft hyphen is no letter, so what it parts are two words.
() => {
  const range = document.createRange();
  const top = (text, letter) => {
    range.setStart(text, letter);
    range.setEnd(text, letter + 1);
    return [...range.getClientRects()].at(-1)?.top; // before the first letter of a line may stand the hyphen of the line above
  };
  const broken = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement.checkVisibility() || text.parentElement.closest("svg, .sr, .unseen")) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
      if (top(text, index) !== top(text, index + word.length - 1)) broken.push(`broken without a hyphen: ${word}`);
    }
  }
  return broken;
};
