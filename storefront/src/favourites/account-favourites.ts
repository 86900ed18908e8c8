import type { ActionResult } from '@witryna/modules';
import { storedToken } from '../api/customer-token.ts';
import type { FavouriteEntriesFragment } from '../api/operations.gen.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { AddFavouritesDocument, ReadFavouritesDocument, RemoveFavouritesDocument } from './favourites.gen.ts';
import { type FavouritesList, type FavouriteWish, GUEST_LIST, skusOf, withWishes } from './favourites-list.ts';

interface AccountFavouritesOptions {
  readonly client: Pick<ShopClient, 'query'>;
  readonly list: () => FavouritesList;
  readonly write: (list: FavouritesList) => void;
  readonly failureOf: (response: ShopResponse<unknown>) => ActionResult;
}

/** What came of taking a guest's favourites along: how many are new to the account, and what the shop refused. */
export interface MergedFavourites {
  readonly added: number;
  readonly refusal?: string | undefined;
}

/** The list that every customer has, on which the heart stands. */
const OWN_LIST = '0';
/** Products that the shop takes at a time. */
const MOST_AT_ONCE = 100;

interface Refusal {
  readonly sentence: string | null;
  readonly message: string;
}

interface Wish extends FavouriteWish {
  /** Of the customer who wished it. */
  readonly token: string;
}

/** A customer's favourites. What is wished is shown at once, sent in order, and taken back where the shop refuses it. */
export function createAccountFavourites({ client, list, write, failureOf }: AccountFavouritesOptions) {
  let last: Promise<unknown> = Promise.resolve();
  /** The list without the wishes under way. */
  let base: FavouritesList | undefined;
  let wishes: readonly Wish[] = [];

  /** One after the other, whatever came of the one before. */
  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  function show(token: string, next: FavouritesList | undefined = base) {
    if (storedToken() !== token || !next) return;
    base = next;
    write(
      withWishes(
        next,
        wishes.filter((wish) => wish.token === token),
      ),
    );
  }

  async function send({ sku, isWanted }: Wish): Promise<ShopResponse<Changed>> {
    if (isWanted) {
      const variables = { listId: OWN_LIST, items: [{ sku, quantity: 1 }] };
      const { data, ...response } = await client.query(AddFavouritesDocument, variables);
      return data?.addProductsToWishlist ? { ...response, data: toChanged(data.addProductsToWishlist) } : response;
    }
    const ids = (base?.items ?? []).flatMap((item) => (item.sku === sku && item.id !== undefined ? [item.id] : []));
    const { data, ...response } = await client.query(RemoveFavouritesDocument, { listId: OWN_LIST, ids });
    return data?.removeProductsFromWishlist
      ? { ...response, data: toChanged(data.removeProductsFromWishlist) }
      : response;
  }

  async function run(wish: Wish): Promise<ActionResult> {
    const response = await send(wish);
    wishes = wishes.filter((each) => each !== wish);
    show(wish.token, response.data?.list);
    if (!response.data) return failureOf(response);
    const { refusal } = response.data;
    return refusal === undefined ? { ok: true } : { ok: false, errors: [{ message: refusal }] };
  }

  async function read(): Promise<FavouritesList | undefined> {
    const { data } = await client.query(ReadFavouritesDocument, {});
    return data?.customer ? toList(data.customer.wishlist) : undefined;
  }

  /** Reads the customer's list, and adds to it what a guest of this browser had put aside. */
  async function start(): Promise<MergedFavourites> {
    const token = storedToken();
    const own = token === undefined ? undefined : await read();
    if (token === undefined || !own || storedToken() !== token) return { added: 0 };
    const guests = list();
    const known = new Set(skusOf(own));
    const missing = guests.id === GUEST_LIST ? skusOf(guests).filter((sku) => !known.has(sku)) : [];
    let merged = own;
    let refusal: string | undefined;
    for (let from = 0; from < missing.length; from += MOST_AT_ONCE) {
      const items = missing.slice(from, from + MOST_AT_ONCE).map((sku) => ({ sku, quantity: 1 }));
      const { data } = await client.query(AddFavouritesDocument, { listId: OWN_LIST, items });
      // Nothing is lost because the shop is away: the guest's list waits for the next time.
      if (!data?.addProductsToWishlist) return { added: 0 };
      const changed = toChanged(data.addProductsToWishlist);
      merged = changed.list;
      refusal ??= changed.refusal;
    }
    show(token, merged);
    return { added: skusOf(merged).filter((sku) => missing.includes(sku)).length, refusal };
  }

  return {
    start: () => inOrder(start),
    /** Answers when the shop has. */
    set(wish: FavouriteWish, token: string): Promise<ActionResult> {
      if (wishes.length === 0) base = list();
      const mine = { ...wish, token };
      wishes = [...wishes, mine];
      show(token);
      return inOrder(() => run(mine));
    },
  };
}

interface Changed {
  readonly list: FavouritesList;
  readonly refusal: string | undefined;
}

interface ChangeAnswer {
  readonly wishlist: FavouriteEntriesFragment;
  readonly user_errors?: readonly (Refusal | null)[];
}

function toChanged({ wishlist, user_errors: errors = [] }: ChangeAnswer): Changed {
  const [refusal] = errors.filter((error) => error !== null);
  return { list: toList(wishlist), refusal: refusal && (refusal.sentence ?? refusal.message) };
}

/** Entries whose product is not sold any more stand in the account alone. */
function toList({ id, items_v2: entries }: FavouriteEntriesFragment): FavouritesList {
  const items = (entries?.items ?? []).flatMap((item) =>
    item?.product?.sku ? [{ id: item.id, sku: item.product.sku }] : [],
  );
  return { id: id ?? OWN_LIST, items };
}
