import { useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { AccountFavouritesTexts } from '../i18n/areas/customer/favourites.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import buttons from '../ui/text-button.module.css';
import styles from './account-favourites.module.css';
import { AddToWishlistDocument } from './lists.gen.ts';

interface AddToListProps {
  readonly sku: string;
  readonly name: string;
  readonly lists: readonly { readonly id: string; readonly name: string | null }[];
  readonly shop: ShopClient;
  readonly texts: AccountFavouritesTexts;
  readonly onAdded: () => Promise<void>;
}

/** Puts a product on a list with a name as well. */
export function AddToList({ sku, name, lists, shop, texts, onAdded }: AddToListProps) {
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');

  async function add(listId: string, list: string) {
    setFault('');
    const { data, refusal } = await shop.query(AddToWishlistDocument, { id: listId, sku });
    const error = data?.addProductsToWishlist?.user_errors.find((each) => each !== null);
    if (!data?.addProductsToWishlist || error) {
      return setFault(error?.sentence ?? error?.message ?? refusal?.message ?? texts.failed);
    }
    setSaid(fillIn(texts.added, { list }));
    await onAdded();
  }

  return (
    <details className={styles.addTo}>
      <summary aria-label={fillIn(texts.addToNamed, { name })}>{texts.addTo}</summary>
      <ul className="plain-list">
        {lists.map((list) => (
          <li key={list.id}>
            <button type="button" className={buttons.textButton} onClick={() => add(list.id, list.name ?? '')}>
              {list.name}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </details>
  );
}
