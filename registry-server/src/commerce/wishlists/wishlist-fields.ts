import { languageOf } from '../../error-messages/language.ts';
import type { Batch, GraphqlContext } from '../../graphql/context.ts';
import { toDateTime } from '../../graphql/date-time.ts';
import { type PageArgs, pageInfoOf, pageOf } from '../../graphql/paging.ts';
import type { Resolvers, SimpleWishlistItemResolvers } from '../../graphql/resolver-types.gen.ts';
import { toUid } from '../../graphql/uids.ts';
import { type Label, labelFor, optionsOfVariant, productBySku, skuOf, wholeProduct } from '../catalog/index.ts';
import type { WishlistItemValue, WishlistValue } from './wishlists.mappers.ts';
import type { WishlistItemRow, WishlistRow } from './wishlists.store.ts';

/** The list that nobody has named. */
const DEFAULT_NAMES = { pl: 'Ulubione', en: 'Favourites' } as const;

/** What the list is called. */
export function nameOf({ name }: Pick<WishlistRow, 'name'>, _: unknown, { site }: GraphqlContext): string {
  return name ?? DEFAULT_NAMES[languageOf(site)];
}

const itemsOfLists: Batch<number, readonly WishlistItemRow[]> = async (ids, { app }) => {
  const byList = Map.groupBy(await app.wishlists.store.itemsOf(ids), ({ wishlistId }) => wishlistId);
  return ids.map((id) => byList.get(id) ?? []);
};

function rowsOf(
  list: WishlistValue,
  context: GraphqlContext,
): readonly WishlistItemRow[] | Promise<readonly WishlistItemRow[]> {
  return list.items ?? context.load(itemsOfLists, list.id);
}

async function withProduct(row: WishlistItemRow, context: GraphqlContext): Promise<WishlistItemValue> {
  const found = await productBySku(context, row.sku);
  const hasChoice = found !== undefined && (found.isVariant || found.__typename === 'ConfigurableProduct');
  return { __typename: hasChoice ? 'ConfigurableWishlistItem' : 'SimpleWishlistItem', row, found };
}

const valuesOf = (rows: readonly WishlistItemRow[], context: GraphqlContext) =>
  Promise.all(rows.map((row) => withProduct(row, context)));

/** The whole product, also where the entry is one of its variants. */
const productIn = ({ found }: WishlistItemValue) => found && wholeProduct(found.data, found.at);

/** Old clients read entries without paging; lists are short. */
async function allItems(list: WishlistValue, _: unknown, context: GraphqlContext) {
  const values = await valuesOf(await rowsOf(list, context), context);
  return values.map(({ row, found }) => ({
    id: row.id,
    qty: row.quantity,
    description: row.description,
    added_at: toDateTime(row.addedAt),
    product: found && wholeProduct(found.data, found.at),
  }));
}

async function pagedItems(list: WishlistValue, args: PageArgs, context: GraphqlContext) {
  const page = pageOf(args);
  const rows = await rowsOf(list, context);
  const items = await valuesOf(rows.slice(page.offset, page.offset + page.pageSize), context);
  return { items, page_info: pageInfoOf(page, rows.length) };
}

const itemFields: SimpleWishlistItemResolvers = {
  id: ({ row }: WishlistItemValue) => row.id,
  quantity: ({ row }: WishlistItemValue) => row.quantity,
  description: ({ row }: WishlistItemValue) => row.description,
  added_at: ({ row }: WishlistItemValue) => toDateTime(row.addedAt),
  customizable_options: () => [],
  product: productIn,
};

function chosenOptions({ found }: WishlistItemValue, _: unknown, { site }: GraphqlContext) {
  if (!found?.variant) return [];
  return optionsOfVariant(found.data, found.variant).map(({ attribute, value }) => ({
    id: attribute.id,
    option_label: labelFor(site, attribute.code as Label),
    value_id: value.index,
    value_label: value.label,
    configurable_product_option_uid: toUid(`${found.data.id}/${attribute.id}`),
    configurable_product_option_value_uid: value.uid,
  }));
}

/** The fields of lists and their entries. */
export const wishlistFields: Resolvers = {
  Wishlist: {
    name: nameOf,
    items: allItems,
    items_v2: pagedItems,
    items_count: async (list: WishlistValue, _: unknown, context: GraphqlContext) =>
      (await rowsOf(list, context)).length,
    sharing_code: ({ visibility, sharingCode }: WishlistValue) => (visibility === 'PUBLIC' ? sharingCode : null),
    updated_at: ({ updatedAt }: WishlistValue) => toDateTime(updatedAt),
  },
  SimpleWishlistItem: itemFields,
  ConfigurableWishlistItem: {
    ...itemFields,
    child_sku: ({ found, row }: WishlistItemValue) => (found ? skuOf(found) : row.sku),
    configured_variant: ({ found }: WishlistItemValue) => (found?.isVariant ? found : null),
    configurable_options: chosenOptions,
  },
};
