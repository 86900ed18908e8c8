import { configOfSite, elementIds } from './config.ts';
import { codeTimeOf } from './content/code-time.ts';
import type { PageState } from './content/view.ts';
import { takeEarlyEvents } from './head-script.ts';
import { isReturn, noticeClicks, preloadCode, whenNeeded, whenPainted } from './startup/index.ts';
import './styles.ts';

/** Who is still on a page after this time has not left it; milliseconds. */
const STAYING_MS = 1000;

/** All that runs before the first paint: it waits until the rest is needed, and loads it then. */
async function boot(root: HTMLElement, text: string) {
  const clicks = noticeClicks(document, takeEarlyEvents(window));
  const state = readState(text);
  askEarly(state);
  await untilNeeded(state);
  preloadCode(document);
  const { start } = await loadStart();
  await start(root, state, clicks);
}

/** A browser that leaves a page gives up what it loads for it: only one that stays says that code has not come. */
async function loadStart() {
  try {
    return await import('./start.tsx');
  } catch (error) {
    await new Promise((resolve) => window.setTimeout(resolve, STAYING_MS));
    throw error;
  }
}

/** The state that came with the document, with the numbers that are as everywhere. */
function readState(text: string): PageState {
  const state = JSON.parse(text) as PageState;
  return { ...state, shop: { ...state.shop, config: configOfSite(state.shop.config) } };
}

/** What the shop is asked for while the code that shows it is on its way. */
function askEarly({ shop, view }: PageState) {
  if (view.kind !== 'screen' || view.path !== '/cart') return;
  // Where this does not come, or fails, the cart's page asks anew and tells.
  import('./ask-early.ts').then(({ askForCart }) => askForCart(shop)).catch(() => {});
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
