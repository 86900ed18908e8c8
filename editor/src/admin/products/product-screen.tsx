import { useQuery } from '@tanstack/react-query';
import type { ProductSummary } from '@witryna/module-schemas';
import { useParams, useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { namedProductsQuery } from '../../api/commerce/catalogue.ts';
import { productQuery } from '../../api/commerce/products.ts';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { t } from '../../i18n/pl.ts';
import { copyOfProduct, NEW_PRODUCT } from './product.form-values.ts';
import { ProductForm } from './product-form.tsx';

const TO_PRODUCTS = { to: '/products', label: t.products.title };

/** One product, opened for work. */
export function ProductScreen() {
  const { sku = '' } = useParams();
  const product = useQuery(productQuery(useApi(), sku));
  const pictures = usePicturesOf(sku);
  return (
    <LoadedRecord query={product} back={TO_PRODUCTS}>
      {(opened) => <ProductForm key={opened.sku} opened={opened} pictures={pictures} />}
    </LoadedRecord>
  );
}

/** A product that is not there yet: an empty one, or a copy of the one that the address names. */
export function NewProductScreen() {
  const [search] = useSearchParams();
  const from = search.get('from') ?? '';
  return from === '' ? <ProductForm opened={NEW_PRODUCT} pictures={[]} /> : <CopiedProduct key={from} sku={from} />;
}

function CopiedProduct({ sku }: { readonly sku: string }) {
  const product = useQuery(productQuery(useApi(), sku));
  const pictures = usePicturesOf(sku);
  return (
    <LoadedRecord query={product} back={TO_PRODUCTS}>
      {(source) => <ProductForm opened={copyOfProduct(source)} pictures={pictures} />}
    </LoadedRecord>
  );
}

/** A product names its pictures by number; what they look like comes with it in the list. */
function usePicturesOf(sku: string) {
  const found = useQuery(namedProductsQuery(useApi(), [sku]));
  const product = found.data?.items.find((item) => item.sku === sku);
  return product ? picturesOf(product) : [];
}

const picturesOf = ({ images, variants }: ProductSummary) => [
  ...images,
  ...variants.flatMap((variant) => variant.images ?? []),
];
