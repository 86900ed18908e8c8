import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { namedProductsQuery } from '../../api/catalogue.ts';
import { productQuery } from '../../api/products.ts';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { t } from '../../i18n/pl.ts';
import { ProductForm } from './product-form.tsx';

const TO_PRODUCTS = { to: '/products', label: t.products.title };

/** One product, opened for work. */
export function ProductScreen() {
  const { sku = '' } = useParams();
  const api = useApi();
  const product = useQuery(productQuery(api, sku));
  // The product names its pictures by number; what they look like comes with it in the list.
  const found = useQuery(namedProductsQuery(api, [sku]));
  const pictures = found.data?.items.find((item) => item.sku === sku)?.images ?? [];
  return (
    <LoadedRecord query={product} back={TO_PRODUCTS}>
      {(opened) => <ProductForm key={opened.sku} opened={opened} pictures={pictures} />}
    </LoadedRecord>
  );
}
