import { afterPaint, loadModules } from '@witryna/modules';
import { optionalPartsOf } from '@witryna/modules/optional-parts';
import { inTime } from '../content/in-time.ts';
import { createPageLoader } from '../content/load-page.ts';
import type { HeadElement } from '../content/page-head.ts';
import { answerOf, driversOf, type ShopState, type View } from '../content/view.ts';
import { headOf } from '../content/view-head.ts';
import { loadedPlainPages, loadPlainPages } from '../errors/index.ts';
import { fillIn, messagesOf } from '../i18n/messages.ts';
import { loadSheets } from '../style-sheets/index.ts';
import { applyHead, applyTheme, keepFocus, readHead } from './apply-document.ts';
import type { BrowserHistory } from './browser-history.ts';
import type { Engine, EngineHandle } from './navigator.ts';
import { createPageNavigator } from './page-navigator.ts';
import { createPageScroll } from './page-scroll.ts';
import { createReadyScreens } from './ready-screens.ts';
import { askForScreen, loadScreen, loadSurroundings } from './screen-ahead.ts';
import { createShowPage } from './show-page.ts';

interface EngineOptions {
  readonly shop: ShopState;
  readonly handle: EngineHandle;
  readonly history: BrowserHistory;
  readonly leave: (target: URL) => void;
}

/** What the document of a screen says in a header. */
const NO_REFERRER: HeadElement = { tag: 'meta', attributes: { name: 'referrer', content: 'no-referrer' } };

/** Where nobody looks nothing is painted, and nothing waits. */
const untilPainted = () =>
  new Promise<void>((resolve) => (document.visibilityState === 'hidden' ? resolve() : void afterPaint(resolve)));

/** Puts together what moves the shop from page to page. */
export function createEngine({ shop, handle, history, leave }: EngineOptions): Engine {
  const { site, config, errorPages, routes } = shop;
  // Our own pages must be at hand when the network is not; who follows a link to a page of the site does not wait for them.
  const loadOwnPages = () => inTime(loadPlainPages(), config.chunkTimeoutMs);
  loadOwnPages().catch(() => {});
  const loader = createPageLoader({
    siteCode: site.code,
    config,
    fetch: (...request) => fetch(...request),
    loadParts({ data, meta: { theme } }) {
      const drivers = driversOf(data);
      const optional = optionalPartsOf(Object.values(data.containers));
      return Promise.all([loadModules(drivers), loadSheets({ theme, drivers, optional, isPlain: false })]);
    },
    now: Date.now,
  });
  const { view } = handle.state().arrival;
  if (view.kind === 'content') loader.remember(view, view.answer);
  // What the head was made of did not come with the document, but the head did.
  const firstHead = readHead(document);
  const headAt = (at: View) => {
    if (at.kind === 'screen') return [...headOf(at, shop), NO_REFERRER];
    return answerOf(at)?.isPartial && at.kind === 'content' ? firstHead : headOf(at, shop);
  };
  const { basePath } = site;
  const { backMaxAgeMs, prefetchesAtOnce } = config;
  const screens = createReadyScreens({
    ask: (path) => askForScreen(path, shop),
    loadCode: (path) => loadScreen(path, shop),
    loadSurroundings: (view) => loadSurroundings(view, shop),
    now: Date.now,
    maxAgeMs: config.prefetchMaxAgeMs,
  });
  const navigator = createPageNavigator({
    handle,
    history,
    loader,
    basePath,
    errorPages,
    routes,
    backMaxAgeMs,
    prefetchesAtOnce,
    screens,
    beginView: (view) => loadedPlainPages()?.beginView(view, shop, 'app'),
    show: createShowPage(window),
    untilPainted,
    loadOwnPages,
    leave,
  });
  const scroll = createPageScroll(window, config, history.key());
  return {
    ...navigator,
    arrived(arrival) {
      const isNewPage = arrival.cause === 'forward' || arrival.cause === 'back';
      const isAdjusted = arrival.cause === 'adjust';
      if (isNewPage || isAdjusted) applyHead(document, headAt(arrival.view));
      if (isNewPage) applyTheme(document, arrival.view);
      if (isAdjusted || arrival.cause === 'stay') keepFocus(document);
      scroll.arrive(arrival);
      return isNewPage ? fillIn(messagesOf(site.language).pageLoaded, { title: document.title }) : '';
    },
  };
}
