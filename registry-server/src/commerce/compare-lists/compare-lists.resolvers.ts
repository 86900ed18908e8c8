import { customerIn, type GraphqlContext } from '../../graphql/context.ts';
import type { GraphqlFeature } from '../../graphql/feature.ts';
import { InputRefused } from '../../graphql/refusals.ts';
import type {
  MutationAddProductsToCompareListArgs,
  MutationAssignCompareListToCustomerArgs,
  MutationCreateCompareListArgs,
  MutationDeleteCompareListArgs,
  MutationRemoveProductsFromCompareListArgs,
  QueryCompareListArgs,
} from '../../graphql/types.gen.ts';
import { idFromUid } from '../../graphql/uids.ts';
import { networkOf } from '../../http/network-of.ts';
import { productById } from '../catalog/index.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import { compareListFields } from './compare-list-fields.ts';

/** Ids that one request may name. */
const MAX_IDS = 100;

const shopperOf = ({ customer }: GraphqlContext) => customer?.id;
const maximumOf = ({ site }: GraphqlContext) => shopSettingsOf(site).maxComparedProducts;

function requireUid(uid: string | undefined): string {
  if (!uid) throw new InputRefused('"uid" value must be specified', 'uid-missing');
  return uid;
}

/** Numbers of products as clients write them, plain or as uids; what names none is left out. */
function productIdsOf(given: readonly (string | null)[] | null | undefined): number[] {
  const ids = (given ?? []).flatMap((id) => id ?? []);
  if (ids.length > MAX_IDS) throw new InputRefused(`Name at most ${MAX_IDS} products.`, 'too-many-products');
  return ids.flatMap((id) => idFromUid(id) ?? []);
}

/** Those that are in the shop. */
async function knownProductIds(given: readonly (string | null)[] | null | undefined, context: GraphqlContext) {
  const found = await Promise.all(productIdsOf(given).map((id) => productById(context, id)));
  return found.flatMap((product) => (product?.data.isActive ? [product.data.id] : []));
}

/** Products to look at side by side: a guest's list by its uid, a customer's with the account. */
export const compareListsResolvers: GraphqlFeature = {
  access: {
    'Query.compareList': 'public',
    'Mutation.createCompareList': 'public',
    'Mutation.addProductsToCompareList': 'public',
    'Mutation.removeProductsFromCompareList': 'public',
    'Mutation.assignCompareListToCustomer': 'customer',
    'Mutation.deleteCompareList': 'public',
  },
  resolvers: {
    ...compareListFields,
    Query: {
      compareList: async (_parent: unknown, { uid }: QueryCompareListArgs, context) =>
        (await context.app.compareLists.find(requireUid(uid), shopperOf(context))) ?? null,
    },
    Mutation: {
      async createCompareList(_parent: unknown, { input }: MutationCreateCompareListArgs, context) {
        const shopper = shopperOf(context);
        // A customer has one list; a guest could make them without end.
        if (shopper === undefined) {
          const subject = networkOf(context.request.ip);
          await context.app.rateLimits.take([{ limit: 'newCompareList', subject }]);
        }
        const productIds = await knownProductIds(input?.products, context);
        return context.app.compareLists.create(shopper, productIds, maximumOf(context));
      },

      async addProductsToCompareList(_parent: unknown, { input }: MutationAddProductsToCompareListArgs, context) {
        const uid = requireUid(input?.uid);
        const productIds = await knownProductIds(input?.products, context);
        return context.app.compareLists.add(uid, shopperOf(context), productIds, maximumOf(context));
      },

      removeProductsFromCompareList: (
        _parent: unknown,
        { input }: MutationRemoveProductsFromCompareListArgs,
        context,
      ) => context.app.compareLists.take(requireUid(input?.uid), shopperOf(context), productIdsOf(input?.products)),

      async assignCompareListToCustomer(_parent: unknown, { uid }: MutationAssignCompareListToCustomerArgs, context) {
        const { id } = customerIn(context);
        const list = await context.app.compareLists.assign(requireUid(uid), id, maximumOf(context));
        return { result: true, compare_list: list };
      },

      deleteCompareList: async (_parent: unknown, { uid }: MutationDeleteCompareListArgs, context) => ({
        result: await context.app.compareLists.remove(requireUid(uid), shopperOf(context)),
      }),
    },
  },
};
