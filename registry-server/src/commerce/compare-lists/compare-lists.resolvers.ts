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
import { type CatalogProduct, productById, productBySku } from '../catalog/index.ts';
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

/** Products as a request names them. */
interface NamedProducts {
  /** Numbers, plain or as uids. */
  readonly products?: readonly (string | null)[] | null | undefined;
  readonly skus?: readonly string[] | null | undefined;
}

/** Products that the shop has or had; what names none is left out. */
async function productsNamed(
  given: NamedProducts | null | undefined,
  context: GraphqlContext,
): Promise<CatalogProduct[]> {
  const ids = (given?.products ?? []).flatMap((id) => id ?? []);
  const skus = given?.skus ?? [];
  if (ids.length + skus.length > MAX_IDS) {
    throw new InputRefused(`Name at most ${MAX_IDS} products.`, 'too-many-products');
  }
  const byId = ids.flatMap((id) => idFromUid(id) ?? []).map((id) => productById(context, id));
  const bySku = skus.map((sku) => productBySku(context, sku));
  return (await Promise.all([...byId, ...bySku])).flatMap((product) => product ?? []);
}

/** The numbers of those that are in the shop. */
async function knownProductIds(given: NamedProducts | null | undefined, context: GraphqlContext): Promise<number[]> {
  const found = await productsNamed(given, context);
  return found.flatMap(({ data }) => (data.isActive ? [data.id] : []));
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
        const productIds = await knownProductIds(input, context);
        return context.app.compareLists.create(shopper, productIds, maximumOf(context));
      },

      async addProductsToCompareList(_parent: unknown, { input }: MutationAddProductsToCompareListArgs, context) {
        const uid = requireUid(input?.uid);
        const productIds = await knownProductIds(input, context);
        return context.app.compareLists.add(uid, shopperOf(context), productIds, maximumOf(context));
      },

      async removeProductsFromCompareList(
        _parent: unknown,
        { input }: MutationRemoveProductsFromCompareListArgs,
        context,
      ) {
        const uid = requireUid(input?.uid);
        const productIds = (await productsNamed(input, context)).map(({ data }) => data.id);
        return context.app.compareLists.take(uid, shopperOf(context), productIds);
      },

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
