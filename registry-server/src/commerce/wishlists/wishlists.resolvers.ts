import { customerIn, type GraphqlContext } from '../../graphql/context.ts';
import type { GraphqlFeature } from '../../graphql/feature.ts';
import { type PageArgs, pageOf } from '../../graphql/paging.ts';
import { idFromUid, toUid } from '../../graphql/uids.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import { addToCart } from './add-to-cart.ts';
import {
  addProducts,
  missingItems,
  updateProducts,
  type WishlistItemInput,
  type WishlistItemUpdateInput,
} from './change-items.ts';
import { nameOf, wishlistFields } from './wishlist-fields.ts';
import { WishlistMissing } from './wishlists.errors.ts';
import type { WishlistVisibility } from './wishlists.tables.ts';
import type { WishlistChange, WishlistPlace } from './wishlists.ts';

interface ListArgs {
  readonly wishlistId: string;
}

type Args<T> = ListArgs & T;

/** The customer's list of this id; `0` is the one that every customer has, as in stock. */
function placeOf(context: GraphqlContext, id: string): WishlistPlace {
  const { id: customerId } = customerIn(context);
  if (id === '' || id === '0') return { customerId, id: undefined };
  const number = idFromUid(id);
  if (number === undefined) throw new WishlistMissing();
  return { customerId, id: number };
}

/** An id that is none is the id of nothing. */
const itemIds = (ids: readonly string[]) => ids.map((id) => idFromUid(id) ?? -1);

const changed = ({ wishlist, missing }: WishlistChange, context: GraphqlContext) => ({
  wishlist,
  user_errors: missingItems(missing, context),
});

async function listsOf({ id }: { readonly id: number }, args: PageArgs, { app }: GraphqlContext) {
  const { pageSize, offset } = pageOf(args);
  await app.wishlists.findDefault(id);
  return app.wishlists.store.list(id, { limit: pageSize, offset });
}

/** Lists of favourites: several for each customer, one of them from the start. */
export const wishlistsResolvers: GraphqlFeature = {
  access: {
    'Query.wishlistBySharingCode': 'public',
    'Mutation.createWishlist': 'customer',
    'Mutation.updateWishlist': 'customer',
    'Mutation.deleteWishlist': 'customer',
    'Mutation.clearWishlist': 'customer',
    'Mutation.addProductsToWishlist': 'customer',
    'Mutation.removeProductsFromWishlist': 'customer',
    'Mutation.updateProductsInWishlist': 'customer',
    'Mutation.addWishlistItemsToCart': 'customer',
  },
  siteFeature: 'user',
  closedInMaintenance: ['Mutation.addWishlistItemsToCart'],
  resolvers: {
    ...wishlistFields,
    Customer: {
      wishlist: ({ id }: { readonly id: number }, _: unknown, { app }) => app.wishlists.findDefault(id),
      wishlists: listsOf,
      wishlist_v2: (customer: { readonly id: number }, { id }: { readonly id: string }, { app }) => {
        const number = idFromUid(id);
        return number === undefined ? null : app.wishlists.store.find(number, customer.id);
      },
    },
    // Named like the list itself, also where nobody has named it.
    UpdateWishlistOutput: { name: nameOf },
    DeleteWishlistOutput: { wishlists: listsOf },
    Query: {
      wishlistBySharingCode: (_: unknown, { code }: { readonly code: string }, { app }) =>
        app.wishlists.store.findShared(code),
    },
    Mutation: {
      async createWishlist(
        _: unknown,
        { input }: { input: { name: string; visibility: WishlistVisibility } },
        context,
      ) {
        const { app, site } = context;
        const { maxWishlists } = shopSettingsOf(site);
        return { wishlist: await app.wishlists.create(customerIn(context).id, input, maxWishlists) };
      },

      async updateWishlist(_parent, args, context) {
        const list = await context.app.wishlists.rename(placeOf(context, args.wishlistId), args);
        return { ...list, uid: toUid(list.id) };
      },

      async deleteWishlist(_: unknown, { wishlistId }: ListArgs, context) {
        await context.app.wishlists.remove(placeOf(context, wishlistId));
        return { status: true, id: customerIn(context).id };
      },

      clearWishlist: async (_: unknown, { wishlistId }: ListArgs, context) =>
        changed(await context.app.wishlists.take(placeOf(context, wishlistId)), context),

      removeProductsFromWishlist: async (
        _: unknown,
        { wishlistId, wishlistItemsIds }: Args<{ wishlistItemsIds: readonly string[] }>,
        context,
      ) => changed(await context.app.wishlists.take(placeOf(context, wishlistId), itemIds(wishlistItemsIds)), context),

      addProductsToWishlist: (
        _: unknown,
        { wishlistId, wishlistItems }: Args<{ wishlistItems: readonly WishlistItemInput[] }>,
        context,
      ) => addProducts(context, placeOf(context, wishlistId), wishlistItems),

      updateProductsInWishlist: (
        _: unknown,
        { wishlistId, wishlistItems }: Args<{ wishlistItems: readonly WishlistItemUpdateInput[] }>,
        context,
      ) => updateProducts(context, placeOf(context, wishlistId), wishlistItems),

      async addWishlistItemsToCart(
        _: unknown,
        { wishlistId, wishlistItemIds }: Args<{ wishlistItemIds?: readonly string[] | null }>,
        context,
      ) {
        const list = await context.app.wishlists.read(placeOf(context, wishlistId));
        const errors = await addToCart(context, list, wishlistItemIds ? itemIds(wishlistItemIds) : undefined);
        return { wishlist: list, status: errors.length === 0, add_wishlist_items_to_cart_user_errors: errors };
      },
    },
  },
};
