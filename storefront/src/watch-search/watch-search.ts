import { shopRouterOf } from '@witryna/module-schemas';
import { RESULTS_PATH } from '../content/own-paths.ts';
import { addressInSite } from '../content/page-address.ts';
import type { ShopState } from '../content/view.ts';

/** What the search needs of the shop around it. */
export type SearchShop = Pick<ShopState, 'site' | 'config' | 'routes'>;

/** What somebody does who is about to press a link. */
const SIGNS = ['pointerdown', 'touchstart', 'focusin'] as const;

/**
 * Opens the suggestions in place of the page behind the link to the search. Their code is loaded at the first touch of
 * the link; where it does not come the link leads on. What was searched for is remembered where the results are.
 */
export function watchSearch(shop: SearchShop): void {
  const { site, routes } = shop;
  if (!site.features.search) return;
  const address = addressInSite(shopRouterOf(routes).pathOf(RESULTS_PATH), site.basePath);
  const load = () => import('../search-suggestions/index.ts');
  if (location.pathname === address && location.search !== '') {
    void load().then(({ rememberResults }) => rememberResults(location.search), ignoreFailure);
  }

  const listening = { capture: true, passive: true } as const;
  for (const sign of SIGNS) document.addEventListener(sign, onSign, listening);
  // Before the listener of all links, which would lead to the page.
  document.addEventListener('click', onClick, true);

  function linkOf({ target }: Event): HTMLAnchorElement | undefined {
    const link = target instanceof Element ? target.closest('a') : null;
    return link?.pathname === address && link.search === '' && link.origin === location.origin ? link : undefined;
  }

  function onSign(event: Event): void {
    if (linkOf(event)) load().catch(ignoreFailure);
  }

  function onClick(event: MouseEvent): void {
    const link = linkOf(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain) return;
    event.preventDefault();
    event.stopPropagation();
    // Some browsers give no focus to a link that is clicked, and it comes back to it.
    link.focus({ preventScroll: true });
    const goThere = () => location.assign(link.href);
    load()
      .then(({ openSearch }) => openSearch(shop))
      .catch(goThere);
  }
}

/** Without the code the link leads to its page. */
function ignoreFailure(): void {}
