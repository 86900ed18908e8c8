import { useCallback } from 'react';
import { type AccountPageProps, QueryFailed, usePersonalQuery } from '../account/index.ts';
import { favouritesOfSite } from '../favourites/index.ts';
import { FavouritesGrid, useListView } from '../favourites-page/index.ts';
import { favouritesTextsOf } from '../i18n/favourites-texts.ts';
import styles from './account-favourites.module.css';
import { AddToWishlistDocument, ReadWishlistDocument, RemoveFromWishlistDocument } from './lists.gen.ts';

interface NamedListProps extends AccountPageProps {
  readonly id: string;
  readonly onChanged: () => Promise<void>;
}

/** The products of a list with a name. */
export function NamedList({ id, site, shop, addressOf, texts, common, onChanged }: NamedListProps) {
  const { data, response, isLoading, reload } = usePersonalQuery(shop, ReadWishlistDocument, { id });
  const entries = (data?.customer?.wishlist_v2?.items_v2?.items ?? []).flatMap((entry) =>
    entry?.product?.sku ? [{ id: entry.id, sku: entry.product.sku }] : [],
  );
  const skus = [...new Set(entries.map(({ sku }) => sku))];
  const readProducts = useCallback(
    async (wanted: readonly string[]) => (await favouritesOfSite(site).load()).products(wanted),
    [site],
  );

  async function set(sku: string, isWanted: boolean): Promise<string | undefined> {
    const ids = entries.flatMap((entry) => (entry.sku === sku ? [entry.id] : []));
    const done = isWanted
      ? await shop.query(AddToWishlistDocument, { id, sku })
      : await shop.query(RemoveFromWishlistDocument, { id, items: ids });
    if (!done.data) return done.refusal?.message ?? texts.favourites.failed;
    await Promise.all([reload(), onChanged()]);
    return undefined;
  }

  const view = useListView({ id, skus, readProducts, set });
  if (!data?.customer && !isLoading && response)
    return <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />;
  const isEmpty = data?.customer && view.rows.length === 0 && skus.length === 0;
  if (isEmpty) return <p className={styles.empty}>{texts.favourites.emptyNamed}</p>;
  return <FavouritesGrid view={view} texts={favouritesTextsOf(site.language)} addressOf={addressOf} />;
}
