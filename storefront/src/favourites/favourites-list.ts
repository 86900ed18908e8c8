/** The list of somebody who is not signed in has no id at the shop. */
export const GUEST_LIST = 'guest';

/** A product that was put aside. */
export interface FavouriteItem {
  readonly sku: string;
  /** Of the entry at the shop, in a customer's list. */
  readonly id?: string | undefined;
}

/** Favourites as a browser keeps them: a guest's own, or a copy of a customer's list. The newest come last. */
export interface FavouritesList {
  readonly id: string;
  readonly items: readonly FavouriteItem[];
}

/** What somebody wants of a product: to have it among the favourites, or not. */
export interface FavouriteWish {
  readonly sku: string;
  readonly isWanted: boolean;
}

export const NO_FAVOURITES: FavouritesList = { id: GUEST_LIST, items: [] };

/** Longer texts are nothing that this shop has written. */
const LONGEST_TEXT = 100_000;
const NAME = /^[\w.=-]{1,64}$/;

const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value);

function isItem(value: unknown): value is FavouriteItem {
  if (typeof value !== 'object' || value === null || !('sku' in value)) return false;
  return isName(value.sku) && (!('id' in value) || isName(value.id));
}

/** A list as it was stored; what has no id and no entries is none. */
export function parseFavourites(text: string): FavouritesList | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('id' in value) || !('items' in value)) return undefined;
    const { id, items } = value;
    return isName(id) && Array.isArray(items) && items.every(isItem) ? { id, items } : undefined;
  } catch {
    return undefined;
  }
}

/** A list after wishes, in their order. A product stands in it once for each entry of the shop. */
export function withWishes(list: FavouritesList, wishes: readonly FavouriteWish[]): FavouritesList {
  let { items } = list;
  for (const { sku, isWanted } of wishes) {
    if (!isWanted) items = items.filter((item) => item.sku !== sku);
    else if (!items.some((item) => item.sku === sku)) items = [...items, { sku }];
  }
  return { id: list.id, items };
}

/** The products of a list, each once. */
export const skusOf = ({ items }: FavouritesList): readonly string[] => [...new Set(items.map(({ sku }) => sku))];
