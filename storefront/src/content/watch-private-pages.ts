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
 * order may have been paid meanwhile, and somebody else may sit in front of the screen.
 */
export function watchPrivatePages(window: Window, { basePath, routes, reload }: PrivatePagesOptions): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const path = pathInSite(window.location.pathname, basePath);
    const routed = path === undefined ? undefined : shopRouterOf(routes).find(path);
    const ownPath = routed?.kind === 'screen' ? routed.ownPath : path;
    if (persisted && ownPath !== undefined && isPrivatePath(ownPath)) reload();
  });
}
