import { useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { AccountFavouritesTexts } from '../i18n/areas/customer/favourites.pl.ts';
import buttons from '../ui/text-button.module.css';
import { CreateWishlistDocument } from './lists.gen.ts';
import { NameForm } from './name-form.tsx';

interface NewListProps {
  readonly shop: ShopClient;
  readonly texts: AccountFavouritesTexts;
  readonly onCreated: (id: string) => Promise<void>;
}

/** Makes a list with a name, which only its owner sees at first. */
export function NewList({ shop, texts, onCreated }: NewListProps) {
  const [isOpen, setOpen] = useState(false);

  async function create(name: string): Promise<string | undefined> {
    const { data, refusal } = await shop.query(CreateWishlistDocument, { name });
    const id = data?.createWishlist?.wishlist.id;
    if (!id) return refusal?.message ?? texts.failed;
    await onCreated(id);
    setOpen(false);
    return undefined;
  }

  if (isOpen) return <NameForm texts={texts} label={texts.create} onSend={create} onCancel={() => setOpen(false)} />;
  return (
    <button type="button" className={buttons.textButton} onClick={() => setOpen(true)}>
      {texts.newList}
    </button>
  );
}
