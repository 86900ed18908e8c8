import {
  NO_ROUTES,
  type ShopSettings,
  type SiteDetails,
  type StaticRouting,
  shopRouterOf,
} from '@witryna/module-schemas';
import { RESULTS_PATH } from '../content/own-paths.ts';
import { addressInSite } from '../content/page-address.ts';
import type { ShopState, View } from '../content/view.ts';
import { messagesOf } from '../i18n/messages.ts';
import {
  beginScreen,
  LazyFormAnswer,
  LazyScreen,
  loadFormAnswer,
  loadScreen,
  loadScreenAhead,
  type ScreenArrival,
} from '../screens/screens.tsx';
import { StaticResults } from '../ui/static-results.tsx';
import { isFailurePage, loadedFailurePages, loadFailurePages } from './load-failure-pages.ts';
import type { WaysOn } from './not-found.tsx';

export { loadFailurePages, loadScreenAhead };

interface PlainViewProps {
  readonly view: Exclude<View, { kind: 'content' }>;
  readonly site: SiteDetails;
  /** Addresses that the site has chosen for screens. */
  readonly routes?: StaticRouting;
  readonly settings?: ShopSettings;
}

/** The code of what a view shows, where that is code of its own. */
export async function loadCodeOf(view: View): Promise<void> {
  if (view.kind === 'screen') await loadScreen(view.path);
  if (view.kind === 'form-answer') await loadFormAnswer();
  if (isFailurePage(view)) await loadFailurePages();
}

/** Has what a view shows ask the shop before it is drawn; its code and language have to be there. */
export function beginView(view: View, shop: ShopState, by: ScreenArrival): void {
  if (view.kind === 'screen') beginScreen(view.path, shop, by);
}

/** A page of our own: what stands between header and footer when the registry has nothing to show. */
export function PlainView({ view, site, routes = NO_ROUTES, settings }: PlainViewProps) {
  const common = { home: addressInSite('/', site.basePath), messages: messagesOf(site.language) };
  const failures = loadedFailurePages();
  switch (view.kind) {
    case 'not-found':
      return failures && <failures.NotFound ways={waysOn(site, routes)} messages={common.messages} />;
    case 'failure':
      return (
        failures && <failures.Failure status={view.status} code={view.code} requestId={view.requestId} {...common} />
      );
    case 'screen':
      return <LazyScreen path={view.path} site={site} routes={routes} settings={settings} />;
    case 'form-answer':
      return <LazyFormAnswer view={view} />;
    case 'results':
      return <StaticResults html={view.html} />;
    case 'error-route':
      return failures && <failures.ErrorRoute {...common} />;
  }
}

function waysOn({ basePath, features }: SiteDetails, routes: StaticRouting): WaysOn {
  const addressOf = (path: string) => addressInSite(shopRouterOf(routes).pathOf(path), basePath);
  return {
    home: addressOf('/'),
    order: addressOf('/order'),
    favourites: features.cart ? addressOf('/my-wishlist') : undefined,
    results: features.search ? addressOf(RESULTS_PATH) : undefined,
  };
}
