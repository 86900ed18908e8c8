/** Products that the flows use. */
export interface Goods {
  /** Of a simple product. */
  readonly sku: string;
  readonly urlKey: string;
  readonly productId: string;
  /** A configurable product, and a complete choice of its options. */
  readonly configurableSku: string;
  readonly configurableUrlKey: string;
  readonly optionUids: readonly string[];
}

const QUERY = `{ products(filter: {}, pageSize: 40) { items { __typename id sku url_key stock_status
  ... on ConfigurableProduct { variants { product { stock_status } attributes { uid } } } } } }`;

interface Product {
  readonly __typename: string;
  readonly id: number;
  readonly sku: string;
  readonly url_key: string;
  readonly stock_status: string;
  readonly variants?: readonly {
    readonly product: { readonly stock_status: string };
    readonly attributes: readonly { readonly uid: string }[];
  }[];
}

const IN_STOCK = 'IN_STOCK';

/** Finds a product of each kind that is in stock and sold; throws when the shop has none. */
export async function findGoods(url: string): Promise<Goods> {
  const answer = await fetch(`${url}/graphql?query=${encodeURIComponent(QUERY)}`);
  const { data, errors } = (await answer.json()) as {
    readonly data: { readonly products: { readonly items: Product[] } } | null;
    readonly errors?: readonly object[];
  };
  if (!data) throw new Error(`The products of the shop: ${JSON.stringify(errors)}`);
  const sold = data.products.items.filter((item) => item.stock_status === IN_STOCK && !/gratis/i.test(item.sku));
  const simple = sold.find((item) => item.__typename === 'SimpleProduct');
  const configurable = sold.find((item) => item.__typename === 'ConfigurableProduct');
  const variant = configurable?.variants?.find(({ product }) => product.stock_status === IN_STOCK);
  if (!simple) throw new Error('The shop has no simple product in stock.');
  if (!configurable || !variant) throw new Error('The shop has no configurable product in stock.');
  return {
    sku: simple.sku,
    urlKey: simple.url_key,
    productId: String(simple.id),
    configurableSku: configurable.sku,
    configurableUrlKey: configurable.url_key,
    optionUids: variant.attributes.map(({ uid }) => uid),
  };
}
