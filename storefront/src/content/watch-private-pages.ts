import { type StaticRouting, shopRouterOf } from '@witryna/module-schemas';
import { pathInSite } from './page-address.ts';
import { isPrivatePath } from './private-paths.ts';

interface PrivatePagesOptions {
  readonly basePath: string;
  readonly routes: StaticRouting;
  readonly reload: () => void;
}

/**
 * Loads a page for one person anew when the browser shows it from its back/forward cache, where it lies as it was: an
 * order may have been paid meanwhile, and somebody else may sit in front of the screen. Into that cache it goes hidden:
 * what comes out of it is painted before anything can be said about it.
 */
export function watchPrivatePages(window: Window, { basePath, routes, reload }: PrivatePagesOptions): void {
  const root = window.document.documentElement;

  function isPrivate(): boolean {
    const path = pathInSite(window.location.pathname, basePath);
    const routed = path === undefined ? undefined : shopRouterOf(routes).find(path);
    const ownPath = routed?.kind === 'screen' ? routed.ownPath : path;
    return ownPath !== undefined && isPrivatePath(ownPath);
  }

  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isPrivate()) root.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isPrivate()) reload();
  });
}
