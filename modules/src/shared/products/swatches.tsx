import type { ProductSummary } from '@witryna/module-schemas';
import { useShop } from '../../shop/shop.ts';
import styles from './swatches.module.css';
import { type Shade, variantHref } from './variants.ts';

/** Shown before the rest becomes a number. */
const MAX_SWATCHES = 5;

interface SwatchesProps {
  readonly product: ProductSummary;
  readonly shades: readonly Shade[];
}

/** The shades of a product as dots, each a link to the product in that shade; nothing for a product with one shade. */
export function Swatches({ product, shades }: SwatchesProps) {
  const { Link, t } = useShop();
  if (shades.length < 2) return null;
  const rest = shades.length - MAX_SWATCHES;
  return (
    <ul className={`plain-list ${styles.root}`} aria-label={t('shadesOf', { name: product.name })}>
      {shades.slice(0, MAX_SWATCHES).map(({ colour: { code, label, language, hex }, variant: { sku, inStock } }) => (
        <li key={code} className={styles.item} style={{ '--shade': hex }} data-out={inStock ? undefined : true}>
          <Link
            className={styles.swatch}
            href={variantHref(product.urlPath, sku)}
            lang={inStock ? language : undefined}
            aria-label={inStock ? label : t('shadeOutOfStock', { shade: label })}
          />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Link className={styles.rest} href={product.urlPath} aria-label={t('moreShades', { count: rest })}>
            +{rest}
          </Link>
        </li>
      )}
    </ul>
  );
}
