import { configOfSite, elementIds } from './config.ts';
import { codeTimeOf } from './content/code-time.ts';
import type { PageState } from './content/view.ts';
import { takeEarlyEvents } from './head-script.ts';
import { isReturn, noticeClicks, preloadCode, whenNeeded, whenPainted } from './startup/index.ts';
import './styles.ts';

/** All that runs before the first paint: it waits until the rest is needed, and loads it then. */
async function boot(root: HTMLElement, text: string) {
  const clicks = noticeClicks(document, takeEarlyEvents(window));
  const state = readState(text);
  await untilNeeded(state);
  preloadCode(document);
  const { start } = await import('./start.tsx');
  await start(root, state, clicks);
}

/** The state that came with the document, with the numbers that are as everywhere. */
function readState(text: string): PageState {
  const state = JSON.parse(text) as PageState;
  return { ...state, shop: { ...state.shop, config: configOfSite(state.shop.config) } };
}

async function untilNeeded({ shop, view }: PageState) {
  const time = codeTimeOf(view);
  // Whoever comes back or to a part of a page is to be scrolled.
  if (time === 'with-document' || location.hash !== '' || isReturn()) return;
  const latest = { latestMs: shop.config.startLatestMs };
  await (time === 'painted' ? whenPainted(window, latest) : whenNeeded(window, latest));
}

const root = document.getElementById(elementIds.root);
const state = document.getElementById(elementIds.state)?.textContent;
if (root && state) void boot(root, state);
