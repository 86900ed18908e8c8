import type { ProductSummary } from '@witryna/module-schemas';
import { formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import type { Column } from '../../lists/data-table.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { thumbnailOf } from '../../media/index.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './product-columns.module.css';

/** A product in the list: its picture and name, its price now, and whether it can be bought. */
export const PRODUCT_COLUMNS: readonly Column<ProductSummary>[] = [
  {
    key: 'name',
    title: t.products.columns.name,
    cell: ({ sku, name, images: [picture] }) => (
      <span className={styles.product}>
        {picture ? (
          <img src={thumbnailOf(picture)} alt="" loading="lazy" className={styles.picture} />
        ) : (
          <span className={styles.picture} />
        )}
        <span>
          <RowName to={`/products/${encodeURIComponent(sku)}`} detail={sku}>
            {name}
          </RowName>
        </span>
      </span>
    ),
  },
  { key: 'line', title: t.products.columns.line, isSecondary: true, cell: ({ line }) => line?.name },
  {
    key: 'variants',
    title: t.products.columns.variants,
    isSecondary: true,
    align: 'end',
    cell: ({ variants }) => variants.length,
  },
  {
    key: 'price',
    title: t.products.columns.price,
    align: 'end',
    cell: ({ price, priceVaries }) => price && <PriceNow price={price} varies={priceVaries} />,
  },
  { key: 'state', title: t.products.columns.state, cell: (product) => <ProductState product={product} /> },
];

interface PriceNowProps {
  readonly price: NonNullable<ProductSummary['price']>;
  readonly varies: boolean;
}

function PriceNow({ price: { final, regular }, varies }: PriceNowProps) {
  const words = varies ? t.products.priceFrom(formatMoney(final)) : formatMoney(final);
  if (final.amount === regular.amount) return words;
  return (
    <>
      {words}
      <s className={styles.regular}>{formatMoney(regular)}</s>
    </>
  );
}

function ProductState({ product: { isWithdrawn, inStock, variants } }: { readonly product: ProductSummary }) {
  if (isWithdrawn) return <Badge>{t.products.withdrawn}</Badge>;
  const missing = variants.filter((variant) => !variant.inStock).length;
  if (inStock && missing > 0) return <Badge tone="warning">{t.products.missing(missing, variants.length)}</Badge>;
  return inStock ? (
    <Badge tone="success">{t.products.onSale}</Badge>
  ) : (
    <Badge tone="warning">{t.products.soldOut}</Badge>
  );
}
