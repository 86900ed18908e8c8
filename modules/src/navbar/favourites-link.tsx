import { HEART } from '../shared/heart.ts';
import { useShop } from '../shop/shop.ts';
import type { ChosenProducts } from '../shop/shop-actions.ts';
import { CountedLink } from './counted-link.tsx';

/** The way to what a shopper has put aside, with the number of products. */
export function FavouritesLink({ favourites: { path, subscribe, count } }: { readonly favourites: ChosenProducts }) {
  const { t } = useShop();
  return (
    <CountedLink
      href={path}
      nameOf={(number) => (number > 0 ? t('favouritesWith', { count: number }) : t('favourites'))}
      subscribe={subscribe}
      count={count}
      outline={HEART}
    />
  );
}
