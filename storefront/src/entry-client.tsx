import { loadModules } from '@witryna/modules';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { elementIds, storageKeys } from './config.ts';
import { FAILURES } from './content/failures.ts';
import { inTime } from './content/in-time.ts';
import { answerOf, driversOf, type PageState, type ShopState, type View } from './content/view.ts';
import { watchDevice } from './device/watch-device.ts';
import { loadPlainPages, RootBoundary } from './errors/index.ts';
import {
  type BrowserHistory,
  createBrowserHistory,
  createNavigator,
  loadEngine,
  type Navigator,
  watchScroll,
} from './navigation/index.ts';
import { patchVersion } from './version-patch.ts';
import './styles.ts';

async function start(root: HTMLElement, { shop, view }: PageState) {
  const reload = () => location.reload();
  if (await patchVersion({ localStorage, caches: globalThis.caches, reload }, shop.appVersion)) return;
  watchDevice(window);
  watchScroll(window, shop.config);
  const history = createBrowserHistory(window, shop.site.basePath);
  try {
    await inTime(codeOf(view), shop.config.chunkTimeoutMs);
  } catch {
    await loadPlainPages();
    const failure = { kind: 'failure', status: 0, code: FAILURES.chunk } as const;
    return createRoot(root).render(treeOf(shop, navigatorOf(shop, failure, history), history));
  }
  hydrateRoot(root, treeOf(shop, navigatorOf(shop, view, history), history));
}

/** Loads what the view is made of, so that the first render finds it. */
async function codeOf(view: View) {
  const answer = answerOf(view);
  await Promise.all([answer && loadModules(driversOf(answer.data)), view.kind !== 'content' && loadPlainPages()]);
}

function navigatorOf(shop: ShopState, view: View, history: BrowserHistory): Navigator {
  const leave = (target: URL) => location.assign(target);
  return createNavigator({
    initial: { view, cause: 'initial', hash: location.hash, historyKey: history.key() },
    loadEngine: (handle) => loadEngine({ shop, handle, history, leave }),
    isEngineNeeded: location.hash !== '' || hasScrolls(),
    leave,
  });
}

function hasScrolls(): boolean {
  try {
    return sessionStorage.getItem(storageKeys.scrolls) !== null;
  } catch {
    return false;
  }
}

function treeOf(shop: ShopState, navigator: Navigator, history: BrowserHistory) {
  return (
    <RootBoundary site={shop.site}>
      <App shop={shop} navigator={navigator} history={history} />
    </RootBoundary>
  );
}

const root = document.getElementById(elementIds.root);
const state = document.getElementById(elementIds.state)?.textContent;
if (root && state) void start(root, JSON.parse(state) as PageState);
