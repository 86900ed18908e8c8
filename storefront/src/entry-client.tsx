import { loadModules } from '@witryna/modules';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { elementIds } from './config.ts';
import { FAILURES } from './content/content-outcome.ts';
import { createPageLoader, inTime } from './content/load-page.ts';
import { answerOf, driversOf, type PageState, type ShopState, type View } from './content/view.ts';
import { watchDevice } from './device/watch-device.ts';
import { RootBoundary } from './errors/root-boundary.tsx';
import { createNavigator, type Navigator } from './navigation/navigator.ts';
import { patchVersion } from './navigation/version-patch.ts';
import { watchScroll } from './navigation/watch-scroll.ts';
import './styles.ts';

async function start(root: HTMLElement, { shop, view }: PageState) {
  const reload = () => location.reload();
  if (await patchVersion({ localStorage, caches: globalThis.caches, reload }, shop.appVersion)) return;
  watchDevice(window);
  watchScroll(window, shop.config);
  try {
    const answer = answerOf(view);
    if (answer) await inTime(loadModules(driversOf(answer.data)), shop.config.chunkTimeoutMs);
    hydrateRoot(root, treeOf(shop, navigatorOf(shop, view)));
  } catch {
    const failure = { kind: 'failure', status: 0, code: FAILURES.chunk } as const;
    createRoot(root).render(treeOf(shop, navigatorOf(shop, failure)));
  }
}

function navigatorOf({ site, config }: ShopState, view: View): Navigator {
  const loader = createPageLoader({
    siteCode: site.code,
    config,
    fetch: (...request) => fetch(...request),
    loadModules,
    now: Date.now,
  });
  if (view.kind === 'content') loader.remember(view, view.answer);
  const historyKey = () => String(history.state?.key ?? 'initial');
  return createNavigator({
    loader,
    basePath: site.basePath,
    initial: { view, cause: 'initial', hash: location.hash, historyKey: historyKey() },
    backMaxAgeMs: config.backMaxAgeMs,
    historyKey,
    leave: (target) => location.assign(target),
  });
}

function treeOf(shop: ShopState, navigator: Navigator) {
  return (
    <RootBoundary site={shop.site}>
      <BrowserRouter basename={shop.site.basePath} useTransitions={false}>
        <App shop={shop} navigator={navigator} />
      </BrowserRouter>
    </RootBoundary>
  );
}

const root = document.getElementById(elementIds.root);
const state = document.getElementById(elementIds.state)?.textContent;
if (root && state) void start(root, JSON.parse(state) as PageState);
