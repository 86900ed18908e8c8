import { normaliseEmail } from '@witryna/module-schemas/validation';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { GraphqlFeature } from '../../graphql/feature.ts';
import { type CatalogProduct, productBySku, skuOf, variantsOf } from '../catalog/index.ts';
import { AlreadyInStock, AwaitedProductMissing } from './stock-alerts.errors.ts';

interface SubscribeStockInput {
  readonly sku: string;
  readonly email?: string | null;
}

/** `Szminka matowa „Płatek” – róż`: the product, and the variant where there is a choice. */
function nameOf({ data, variant, isVariant }: CatalogProduct): string {
  const label = isVariant
    ? (variant?.colour?.label ?? (variant?.size && `${variant.size.value} ${variant.size.unit}`))
    : undefined;
  return label ? `${data.name} – ${label}` : data.name;
}

async function subscribeStock(_: unknown, { input }: { readonly input: SubscribeStockInput }, context: GraphqlContext) {
  const { app, request, site, customer } = context;
  app.stockAlerts.limit(request);
  const product = await productBySku(context, input.sku);
  if (!product?.data.isActive) throw new AwaitedProductMissing(input.sku);
  if (variantsOf(product).some(({ sellable }) => sellable > 0)) throw new AlreadyInStock();
  const email = input.email || customer?.email || '';
  // A customer's token shows that the account is theirs; the mailbox only the link in a mail does.
  const account = customer && (await app.customers.services.customers.findById(customer.id));
  const isProven = account?.emailConfirmedAt != null && account.email === normaliseEmail(email);
  const wish = {
    email,
    productSku: product.data.sku,
    variantSku: skuOf(product),
    productName: nameOf(product),
    customerId: customer?.id ?? null,
    isProven,
  };
  return { status: await app.stockAlerts.subscribe(wish, site) };
}

/** Being told when a product is there again. */
export const stockAlertsResolvers: GraphqlFeature = {
  access: { 'Mutation.subscribeStock': 'public', 'Mutation.SubscribeStock': 'public' },
  resolvers: { Mutation: { subscribeStock, SubscribeStock: subscribeStock } },
};
