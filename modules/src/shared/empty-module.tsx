import { createContext, use } from 'react';
import { useShop } from '../shop/shop.ts';

/** True where an editor looks on, who must see and find what shoppers need not. */
export const GapsShown = createContext(false);

/** In the place of a module that has nothing to show: nothing in the shop, a labelled gap in the editor. */
export function EmptyModule() {
  const isShown = use(GapsShown);
  const { t } = useShop();
  return isShown ? <p className="module-gap">{t('nothingChosen')}</p> : null;
}
