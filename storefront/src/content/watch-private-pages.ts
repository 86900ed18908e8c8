import { pathInSite } from './page-address.ts';
import { isPrivatePath } from './private-paths.ts';

interface PrivatePagesOptions {
  readonly basePath: string;
  readonly reload: () => void;
}

/**
 * Loads a page for one person anew when the browser shows it from its back/forward cache, where it lies as it was: an
 * order may have been paid meanwhile, and somebody else may sit in front of the screen.
 */
export function watchPrivatePages(window: Window, { basePath, reload }: PrivatePagesOptions): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const path = pathInSite(window.location.pathname, basePath);
    if (persisted && path !== undefined && isPrivatePath(path)) reload();
  });
}
