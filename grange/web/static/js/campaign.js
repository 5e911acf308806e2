// The page of a campaign: it reloads when somebody else has chosen, begun or ended something.

import { dataOf, one } from "./dom.js";

const page = one("[data-campaign]");
const SECONDS = 4;

async function look() {
  if (document.visibilityState === "visible") {
    try {
      const answer = await fetch(`/campaign/${page.dataset.campaign}/mark`);
      if (answer.ok && (await answer.json()).mark !== dataOf(page).mark) location.reload();
    } catch {
      // the server is away; the next attempt may reach it
    }
  }
  setTimeout(look, SECONDS * 1000);
}

setTimeout(look, SECONDS * 1000);

// on a phone the road is wider than the page: scroll to the farmer
const road = document.querySelector(".camptop");
const here = road?.querySelector(".picked")?.getBoundingClientRect();
if (road && here) road.scrollLeft += here.left + here.width / 2 - road.clientWidth / 2;
