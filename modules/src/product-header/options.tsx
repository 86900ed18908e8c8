import { formatSize, type ProductSummary, type ProductVariant } from '@witryna/module-schemas';
import { type MouseEvent, useId } from 'react';
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
  const choose = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    const sku = target.closest<HTMLElement>('[data-sku]')?.dataset.sku;
    if (sku && target.closest('a')) onChoose(sku);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed; this only hears of it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by a key clicks as well
    <div className={styles.root} onClick={choose}>
      {shades.length > 0 && (
        <div>
          <p className={styles.title} id={`${id}shade`}>
            {t('shade')}
            {t('colon')} <strong lang={chosen?.colour?.language}>{chosen?.colour?.label}</strong>
          </p>
          {shades.length > 1 && (
            <ul className={`plain-list ${styles.shades}`} aria-labelledby={`${id}shade`}>
              {shades.map(({ colour: { code, label, language, hex }, variant: { sku, inStock } }) => (
                <li key={code} data-sku={sku} data-out={inStock ? undefined : true} style={{ '--shade': hex }}>
                  <Link
                    className={styles.shade}
                    href={variantHref(product.urlPath, sku)}
                    aria-current={code === chosen?.colour?.code ? 'true' : undefined}
                  >
                    <span className={styles.tooltip} lang={inStock ? language : undefined} data-tooltip>
                      {inStock ? label : t('shadeOutOfStock', { shade: label })}
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
                <li key={variant.sku} data-sku={variant.sku} data-out={variant.inStock ? undefined : true}>
                  <Link
                    className={styles.size}
                    href={variantHref(product.urlPath, variant.sku)}
                    aria-current={chosen && sizeKey(variant) === sizeKey(chosen) ? 'true' : undefined}
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
