import type { CartSettings, ExternalServices } from '@witryna/module-schemas';
import type { CartStore } from '../cart/index.ts';
import { cartLocaleOf } from '../cart-view/index.ts';
import type { ShopState } from '../content/view.ts';
import { modalsOf } from '../modals/index.ts';
import { loadSheets } from '../style-sheets/index.ts';
import { AddedToCart } from './added-to-cart.tsx';
import { CartDrawer } from './cart-drawer.tsx';

export interface OverlayParts {
  readonly shop: Pick<ShopState, 'site' | 'config'>;
  readonly settings: CartSettings;
  /** What the site allows of other companies. */
  readonly services?: ExternalServices | undefined;
  readonly store: CartStore;
  readonly addressOf: (path: string) => string;
  /** Adds something that is suggested. */
  readonly onAdd: (sku: string) => Promise<unknown>;
}

/** Opens what a site shows when something was added: the thing with what goes well with it, or the cart. */
export async function openCartOverlay(parts: OverlayParts, sku: string): Promise<void> {
  const { shop, settings, services, store, addressOf, onAdd } = parts;
  if (settings.afterAdding === 'nothing') return;
  const locale = cartLocaleOf(shop.site.language);
  const modals = modalsOf(shop, locale.texts.closeModal);
  // Without its sheet it would stand below the page.
  await loadSheets({ drivers: [], isPlain: false, late: ['overlays'] });
  if (settings.afterAdding === 'drawer') {
    const drawer = { site: shop.site, store, locale, settings, addressOf };
    modals.open({ config: { place: 'side' }, render: (modal) => <CartDrawer {...drawer} {...modal} /> });
    return;
  }
  const line = store.view().cart?.lines.find((each) => each.sku === sku);
  if (!line) return;
  const added = { site: shop.site, services, line, store, locale, addressOf, onAdd };
  modals.open({ render: (modal) => <AddedToCart {...added} {...modal} /> });
}
