import { formatSize, type ProductSummary, type ProductVariant } from '@witryna/module-schemas';
import { type MouseEvent, startTransition, useId, useOptimistic } from 'react';
import { type Shade, sizeKey, variantHref } from '../shared/products/variants.ts';
import { useShop } from '../shop/shop.ts';
import styles from './options.module.css';

interface OptionsProps {
  readonly product: ProductSummary;
  readonly chosen: ProductVariant | undefined;
  readonly shades: readonly Shade[];
  readonly sizes: readonly ProductVariant[];
  readonly onChoose: (sku: string) => void;
}

/** Shades and sizes to choose from. Each is a link to its own address, so that it works before and without scripts. */
export function Options({ product, chosen, shades, sizes, onChoose }: OptionsProps) {
  const { Link, site, t } = useShop();
  const id = useId();
  // What was pressed is marked at once, and painted before all else of the header follows.
  const [marked, mark] = useOptimistic(chosen);
  const choose = (variant: ProductVariant) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    startTransition(() => {
      mark(variant);
      onChoose(variant.sku);
    });
  };
  return (
    <div className={styles.root}>
      {shades.length > 0 && (
        <div>
          <p className={styles.title} id={`${id}shade`}>
            {t('shade')}
            {t('colon')} <strong lang={marked?.colour?.language}>{marked?.colour?.label}</strong>
          </p>
          {shades.length > 1 && (
            <ul className={`plain-list ${styles.shades}`} aria-labelledby={`${id}shade`}>
              {shades.map(({ colour: { code, label, language, hex }, variant }) => (
                <li key={code} data-out={variant.inStock ? undefined : true} style={{ '--shade': hex }}>
                  <Link
                    className={styles.shade}
                    href={variantHref(product.urlPath, variant.sku)}
                    onClick={choose(variant)}
                    aria-current={code === marked?.colour?.code ? 'true' : undefined}
                  >
                    <span className={styles.tooltip} lang={variant.inStock ? language : undefined} data-tooltip>
                      {variant.inStock ? label : t('shadeOutOfStock', { shade: label })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {sizes.length > 0 && (
        <div>
          <p className={styles.title} id={`${id}size`}>
            {t(sizes[0]?.size?.unit === 'g' ? 'mass' : 'sizes')}
            {sizes.length === 1 && sizes[0]?.size && (
              <>
                {t('colon')} <strong>{formatSize(sizes[0].size, site.language)}</strong>
              </>
            )}
          </p>
          {sizes.length > 1 && (
            <ul className={`plain-list ${styles.sizes}`} aria-labelledby={`${id}size`}>
              {sizes.map((variant) => (
                <li key={variant.sku} data-out={variant.inStock ? undefined : true}>
                  <Link
                    className={styles.size}
                    href={variantHref(product.urlPath, variant.sku)}
                    onClick={choose(variant)}
                    aria-current={marked && sizeKey(variant) === sizeKey(marked) ? 'true' : undefined}
                  >
                    {variant.size && formatSize(variant.size, site.language)}
                    {!variant.inStock && <span className="visually-hidden">, {t('outOfStock')}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
