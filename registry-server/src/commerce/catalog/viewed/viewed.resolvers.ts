import type { GraphqlFeature } from '../../../graphql/feature.ts';
import { productBySku } from '../graphql/product-loading.ts';
import { customerViewer, MOST_VIEWED } from './viewed.store.ts';

const DEFAULT_SIZE = 8;

/** `Customer.recently_viewed`. */
export const viewedResolvers: GraphqlFeature = {
  access: {},
  resolvers: {
    Customer: {
      async recently_viewed(
        { id }: { readonly id: number },
        { pageSize }: { readonly pageSize?: number | null },
        context,
      ) {
        const limit = Math.min(Math.max(pageSize ?? DEFAULT_SIZE, 1), MOST_VIEWED);
        const skus = await context.app.viewed.read(customerViewer(id), limit);
        const products = await Promise.all(skus.map((sku) => productBySku(context, sku)));
        return products.flatMap((product) => (product?.data.isActive ? [product] : []));
      },
    },
  },
};
