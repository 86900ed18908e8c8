import { loadModules } from '@witryna/modules';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { FAILURES } from './content/failures.ts';
import { inTime } from './content/in-time.ts';
import { screenAreaOf, textsOfArea } from './content/screen-areas.ts';
import { answerOf, driversOf, type PageState, type ShopState, type View } from './content/view.ts';
import { watchPrivatePages } from './content/watch-private-pages.ts';
import { watchDevice } from './device/watch-device.ts';
import { loadedPlainPages, loadPlainPages, loadPlainView, RootBoundary } from './errors/index.ts';
import { areaLoaders } from './i18n/areas/area-loaders.ts';
import { loadAreas, loadAreasFrom } from './i18n/areas/load-area.ts';
import { hasLanguage } from './i18n/known-languages.ts';
import { loadLanguage } from './i18n/load-language.ts';
import {
  type BrowserHistory,
  createBrowserHistory,
  createNavigator,
  loadEngine,
  type Navigator,
  needsDocument,
  watchScroll,
} from './navigation/index.ts';
import { registerServiceWorker } from './service-worker/index.ts';
import { type EarlyClicks, isReturn, layOutAll, layOutRest } from './startup/index.ts';
import { patchVersion } from './version-patch.ts';
import { watchConsent } from './watch-consent/index.ts';
import { watchSearch } from './watch-search/index.ts';
import { watchShopReviews } from './watch-shop-reviews.ts';

/** Brings the page that came with the document to life; `clicks` were made before it was. */
export async function start(root: HTMLElement, { shop, view }: PageState, clicks: EarlyClicks): Promise<void> {
  const reload = () => location.reload();
  loadAreasFrom(areaLoaders);
  if (await patchVersion({ localStorage, caches: globalThis.caches, reload }, shop.appVersion)) return;
  watchDevice(window, shop.config);
  watchScroll(window, shop.config);
  watchPrivatePages(window, { basePath: shop.site.basePath, routes: shop.routes, reload });
  const history = createBrowserHistory(window, shop.site.basePath);
  try {
    await inTime(codeOf(shop, view), shop.config.chunkTimeoutMs);
  } catch {
    layOutAll(document);
    // Without words the page stays as the server made it: it can be read, and its links lead on.
    if (!hasLanguage(shop.site.language)) return;
    await loadPlainPages();
    const failure = { kind: 'failure', status: 0, code: FAILURES.chunk } as const;
    createRoot(root).render(treeOf(shop, navigatorOf(shop, failure, history), history));
    return;
  }
  // Answered while the page is drawn.
  loadedPlainPages()?.beginView(view, shop, 'document');
  const navigator = navigatorOf(shop, view, history);
  // In pieces, between which presses are heard; React hydrates at once what an event happens in.
  startTransition(() => {
    hydrateRoot(root, treeOf(shop, navigator, history));
  });
  clicks.replay();
  layOutRest(window);
  watchConsent({ shop, navigator });
  watchSearch(shop);
  watchShopReviews(shop);
  registerServiceWorker(window, shop.site.basePath || '/');
}

/** Loads what the view is made of, so that the first render finds it. */
async function codeOf(shop: ShopState, view: View) {
  const { site } = shop;
  const answer = answerOf(view);
  await Promise.all([
    loadLanguage(site.language),
    answer && loadModules(driversOf(answer.data)),
    view.kind !== 'content' && loadPlainView(view),
    view.kind === 'screen' && loadAreas(site.language, textsOfArea(screenAreaOf(view.path))),
  ]);
}

function navigatorOf(shop: ShopState, view: View, history: BrowserHistory): Navigator {
  const leave = (target: URL) => location.assign(target);
  return createNavigator({
    initial: { view, cause: 'initial', hash: location.hash, historyKey: history.key() },
    loadEngine: (handle) => loadEngine({ shop, handle, history, leave }),
    isEngineNeeded: location.hash !== '' || isReturn(),
    needsDocument: (target, from) => needsDocument(target, from, shop.site.basePath),
    leave,
  });
}

function treeOf(shop: ShopState, navigator: Navigator, history: BrowserHistory) {
  return (
    <RootBoundary site={shop.site}>
      <App shop={shop} navigator={navigator} history={history} />
    </RootBoundary>
  );
}
