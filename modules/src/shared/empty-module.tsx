import { useShop } from '../shop/shop.ts';

/** In the place of a module that has nothing to show; seen in the editor only. */
export function EmptyModule() {
  return <div className="module-empty">{useShop().t('nothingChosen')}</div>;
}
