import type { ShopState } from '../content/view.ts';
import { favouritesOfSite } from '../favourites/index.ts';
import { favouritesTextsOf } from '../i18n/favourites-texts.ts';
import { modalsOf } from '../modals/index.ts';
import { loadSheets } from '../style-sheets/index.ts';
import { AddedToFavourites } from './added-to-favourites.tsx';

interface Added {
  readonly sku: string;
  readonly addressOf: (path: string) => string;
}

/** Shows what was put aside, and where it is from now on. */
export async function openAddedToFavourites(
  shop: Pick<ShopState, 'site' | 'config'>,
  { sku, addressOf }: Added,
): Promise<void> {
  const favourites = favouritesOfSite(shop.site, shop.config);
  const live = await favourites.load();
  // Without its sheet it would stand below the page.
  const [products] = await Promise.all([
    live.products([sku]),
    loadSheets({ drivers: [], isPlain: false, late: ['favouritesModal'] }),
  ]);
  const product = products?.[0];
  if (!product || !favourites.has(sku)) return;
  const texts = favouritesTextsOf(shop.site.language);
  const parts = { product, texts, listAddress: addressOf(favourites.path) };
  const onUndo = () => void live.set(sku, false);
  modalsOf(shop, texts.closeModal).open({
    config: { size: 'small' },
    render: (modal) => <AddedToFavourites {...parts} {...modal} onUndo={onUndo} />,
  });
}
