import type { ProductVariant } from '@witryna/module-schemas';
import { useShop } from '../shop/shop.ts';
import styles from './swatches.module.css';

/** Shown before the rest becomes a number. */
const MAX_SWATCHES = 5;

/** The shades of a product as dots; nothing for a product without shades. */
export function Swatches({ variants }: { readonly variants: readonly ProductVariant[] }) {
  const { t } = useShop();
  const colours = variants.flatMap(({ colour }) => (colour ? [colour] : []));
  if (colours.length < 2) return null;
  const rest = colours.length - MAX_SWATCHES;
  return (
    <p className={styles.root}>
      <span className="visually-hidden">{t('shades', { count: colours.length })}</span>
      {colours.slice(0, MAX_SWATCHES).map(({ code, hex }) => (
        <span key={code} className={styles.swatch} style={{ background: hex }} aria-hidden="true" />
      ))}
      {rest > 0 && <span aria-hidden="true">+{rest}</span>}
    </p>
  );
}
