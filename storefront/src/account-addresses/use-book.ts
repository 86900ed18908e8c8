import { useRef, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { failureOf } from '../forms/action-result.ts';
import type { AddressesTexts } from '../i18n/areas/customer/addresses.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { AddAddressDocument, ChangeAddressDocument, RemoveAddressDocument } from './account-addresses.gen.ts';
import { type DefaultKind, nameOf, removalOf, restoreOf, type SavedAddress, successorsOf } from './address-book.ts';

/** A place in the book: an address, or where one was until a moment ago. */
export interface BookRow {
  readonly address: SavedAddress;
  /** What was said when it was taken out; undefined while it is there. */
  readonly removed?: string | undefined;
}

export interface Book {
  readonly rows: readonly BookRow[];
  /** Takes an address out, until it is put back. The result is a refusal in a sentence. */
  readonly remove: (address: SavedAddress) => Promise<string | undefined>;
  readonly putBack: (address: SavedAddress) => Promise<string | undefined>;
  readonly makeDefault: (address: SavedAddress, kind: DefaultKind) => Promise<string | undefined>;
  /** Something was saved; ends when it is shown. */
  readonly changed: (id: number | undefined) => Promise<void>;
  /** True once for the address or place that the focus goes to when it is shown. */
  readonly takesFocus: (id: number) => boolean;
}

interface BookOptions {
  readonly shop: ShopClient;
  /** As the shop has them. */
  readonly addresses: readonly SavedAddress[];
  readonly texts: AddressesTexts;
  readonly language: string;
  /** Asks the shop anew. */
  readonly onChanged: () => Promise<void>;
}

/** The address book with what can be done to it; places of what was taken out stay while the page is open. */
export function useBook({ shop, addresses, texts, language, onChanged }: BookOptions): Book {
  const [left, setLeft] = useState<readonly Required<BookRow>[]>([]);
  const focused = useRef<number>(undefined);
  const present = new Set(addresses.map(({ id }) => id));
  const places = left.filter(({ address }) => !present.has(address.id));
  const rows = [...addresses.map((address) => ({ address })), ...places].sort(
    (one, other) => one.address.id - other.address.id,
  );

  function refusalOf(response: ShopResponse<unknown>): string {
    const failure = failureOf(response, shopActionTextsOf(language), () => undefined);
    return (!failure.ok && failure.errors.map(({ message }) => message).join(' ')) || texts.failed;
  }

  return {
    rows,
    async remove(address) {
      const successors = successorsOf(addresses, address);
      const response = await shop.query(RemoveAddressDocument, removalOf(address, successors));
      if (!response.data) return refusalOf(response);
      const { default_shipping: delivery, default_billing: billing } = successors;
      const sentences = [
        fillIn(texts.removed, { address: nameOf(address) }),
        delivery && fillIn(texts.isDelivery, { address: nameOf(delivery) }),
        billing && fillIn(texts.isBilling, { address: nameOf(billing) }),
      ];
      focused.current = address.id;
      setLeft((before) => [...before, { address, removed: sentences.filter(Boolean).join(' ') }]);
      await onChanged();
      return undefined;
    },
    async putBack(address) {
      const response = await shop.query(AddAddressDocument, { input: restoreOf(address) });
      if (!response.data) return refusalOf(response);
      focused.current = response.data.saved?.id ?? undefined;
      setLeft((before) => before.filter((row) => row.address.id !== address.id));
      await onChanged();
      return undefined;
    },
    async makeDefault(address, kind) {
      const response = await shop.query(ChangeAddressDocument, { id: address.id, input: { [kind]: true } });
      if (!response.data) return refusalOf(response);
      await onChanged();
      return undefined;
    },
    async changed(id) {
      focused.current = id;
      await onChanged();
    },
    takesFocus(id) {
      if (focused.current !== id) return false;
      focused.current = undefined;
      return true;
    },
  };
}
