import { useState } from 'react';
import {
  type AccountPageProps,
  beginPersonalQuery,
  EmptyList,
  LoadingSlowly,
  QueryFailed,
  usePersonalQuery,
} from '../account/index.ts';
import type { WishlistFactsFragment } from '../api/operations.gen.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { FavouritesGrid, useFavourites } from '../favourites-page/index.ts';
import { favouritesTextsOf } from '../i18n/favourites-texts.ts';
import styles from './account-favourites.module.css';
import { AddToList } from './add-to-list.tsx';
import { ListPicker } from './list-picker.tsx';
import { ListSettings } from './list-settings.tsx';
import { ReadWishlistsDocument } from './lists.gen.ts';
import { NamedList } from './named-list.tsx';
import { NewList } from './new-list.tsx';

/** Asks for the lists of a customer. */
export const beginFavourites = (shop: ShopClient): void => beginPersonalQuery(shop, ReadWishlistsDocument, {});

/** What a customer has put aside: the list of the heart, and lists with names, which can be shared. */
export function AccountFavourites(props: AccountPageProps) {
  const { site, shop, addressOf, texts, common } = props;
  const { favourites: own } = texts;
  const { data, response, isLoading, reload } = usePersonalQuery(shop, ReadWishlistsDocument, {});
  const [chosen, setChosen] = useState<string>();
  const hearts = useFavourites(site);
  const cards = favouritesTextsOf(site.language);

  if (!data?.customer) {
    if (!isLoading && response)
      return <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />;
    return <LoadingSlowly label={own.loading} common={common} onRetry={() => void reload()} />;
  }
  const { wishlist, wishlists } = data.customer;
  const lists = wishlists.filter((list): list is WishlistFactsFragment & { readonly id: string } => Boolean(list?.id));
  const named = lists.filter(({ id }) => id !== wishlist.id);
  const current = lists.find(({ id }) => id === (chosen ?? wishlist.id)) ?? lists[0];
  if (!current) return <p role="status">{own.loading}</p>;
  const isOwn = current.id === wishlist.id;
  const isEmpty = hearts.count === 0 && hearts.status === 'ready';
  // The number of the hearts follows every press, that of a list what the shop last said.
  const entries = lists.map(({ id, name, items_count: count }) => ({
    id,
    name: (id === wishlist.id ? own.ownList : name) ?? '',
    count: id === wishlist.id ? hearts.count : (count ?? 0),
  }));
  const listName = entries.find(({ id }) => id === current.id)?.name ?? '';
  return (
    <div className={styles.root}>
      <ListPicker label={own.lists} entries={entries} current={current.id} onChoose={setChosen} />
      <NewList
        shop={shop}
        texts={own}
        onCreated={async (id) => {
          await reload();
          setChosen(id);
        }}
      />
      <section key={current.id} aria-label={listName}>
        {/* Nobody is shown an empty list of hearts. */}
        {!(isOwn && isEmpty) && (
          <ListSettings
            list={current}
            name={listName}
            isOwn={isOwn}
            site={site}
            shop={shop}
            texts={own}
            addressOf={addressOf}
            onChanged={reload}
            onRemoved={async () => {
              setChosen(undefined);
              await reload();
            }}
          />
        )}
        {isOwn ? (
          <>
            {isEmpty && <EmptyList info={own.emptyOwn} href={addressOf('/')} action={texts.orders.toShop} />}
            <FavouritesGrid
              view={hearts}
              texts={cards}
              addressOf={addressOf}
              more={(sku, name) =>
                named.length > 0 && (
                  <AddToList sku={sku} name={name} lists={named} shop={shop} texts={own} onAdded={reload} />
                )
              }
            />
          </>
        ) : (
          <NamedList id={current.id} {...props} onChanged={reload} />
        )}
      </section>
    </div>
  );
}
