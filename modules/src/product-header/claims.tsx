import { Mark } from '../shared/marks/index.ts';
import { markOfCertification, nameOfCertification } from '../shared/products/certifications.ts';
import { useShop } from '../shop/shop.ts';
import styles from './claims.module.css';

/** What the product may claim, each with a drawing of our own. */
export function Claims({ codes }: { readonly codes: readonly string[] }) {
  const shop = useShop();
  if (codes.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.root}`} aria-label={shop.t('certifications')}>
      {codes.map((code) => {
        const mark = markOfCertification(code);
        return (
          <li key={code}>
            {mark && <Mark name={mark} />}
            <span>{nameOfCertification(shop, code)}</span>
          </li>
        );
      })}
    </ul>
  );
}
