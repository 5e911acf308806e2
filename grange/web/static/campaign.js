// A campaign's page is made anew when somebody else has chosen, begun or ended something.

const page = document.querySelector("[data-campaign]");
const SECONDS = 4;

async function look() {
  if (document.visibilityState === "visible") {
    try {
      const answer = await fetch(`/campaign/${page.dataset.campaign}/mark`);
      if (answer.ok && (await answer.json()).mark !== page.dataset.mark) location.reload();
    } catch {
      // the server is away; the next look may find it
    }
  }
  setTimeout(look, SECONDS * 1000);
}

setTimeout(look, SECONDS * 1000);

// in a hand the road is wider than the page: begin where the farmer stands
const road = document.querySelector(".camptop");
const here = road?.querySelector(".picked")?.getBoundingClientRect();
if (here) road.scrollLeft += here.left + here.width / 2 - road.clientWidth / 2;
