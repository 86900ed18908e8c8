import type { ProductSummary, text } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { colourValue } from '../shared/colour.ts';
import { boundContent } from '../shared/current/bound-content.tsx';
import { EmptyModule } from '../shared/empty-module.tsx';
import { Price } from '../shared/products/price.tsx';
import prose from '../shared/texts/prose.module.css';
import { toRichText } from '../shared/texts/to-rich-text.ts';
import { useShop } from '../shop/shop.ts';
import styles from './text.module.css';

/** Formatted text in a column that reads well. */
export function Text(props: ModuleProps<typeof text>) {
  const { content, size, align, width, colour, source, field, anchor } = props;
  const shop = useShop();
  const { current } = shop;
  if (source === 'current' && field === 'price' && current?.kind === 'product') {
    return <ProductPrice product={current.product} align={align} anchor={anchor} />;
  }
  const words = boundContent(shop, { source, field }, toRichText(content));
  if (!words) return <EmptyModule />;
  return (
    <div
      id={anchor}
      className={`frame ${prose.root} ${styles.root}`}
      data-width={width}
      data-size={size}
      data-align={align}
      style={colour ? { color: colourValue(colour) } : undefined}
    >
      {words}
    </div>
  );
}

interface ProductPriceProps {
  readonly product: ProductSummary;
  readonly align: string;
  readonly anchor: string | undefined;
}

function ProductPrice({ product, align, anchor }: ProductPriceProps) {
  const { t } = useShop();
  const { price, priceVaries, inStock } = product;
  if (!price && inStock) return <EmptyModule />;
  return (
    <div id={anchor} className={`frame ${styles.root}`} data-align={align}>
      {price && <Price price={price} varies={priceVaries} isLarge />}
      {!inStock && <p className={styles.out}>{t('outOfStock')}</p>}
    </div>
  );
}
