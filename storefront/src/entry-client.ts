import { configOfSite, elementIds } from './config.ts';
import { isNeededAlive } from './content/is-needed-alive.ts';
import type { PageState } from './content/view.ts';
import { takeEarlyEvents } from './head-script.ts';
import { isReturn, noticeClicks, whenNeeded } from './startup/index.ts';
import './styles.ts';

/** All that runs before the first paint: it waits until the rest is needed, and loads it then. */
async function boot(root: HTMLElement, text: string) {
  const clicks = noticeClicks(document, takeEarlyEvents(window));
  const state = readState(text);
  if (!isNeededAtOnce(state)) await whenNeeded(window, { latestMs: state.shop.config.startLatestMs });
  const { start } = await import('./start.tsx');
  await start(root, state, clicks);
}

/** The state that came with the document, with the numbers that are as everywhere. */
function readState(text: string): PageState {
  const state = JSON.parse(text) as PageState;
  return { ...state, shop: { ...state.shop, config: configOfSite(state.shop.config) } };
}

/** Screens are useless before; and whoever comes back or to a part of a page is to be scrolled. */
function isNeededAtOnce({ view }: PageState): boolean {
  return isNeededAlive(view) || location.hash !== '' || isReturn();
}

const root = document.getElementById(elementIds.root);
const state = document.getElementById(elementIds.state)?.textContent;
if (root && state) void boot(root, state);
