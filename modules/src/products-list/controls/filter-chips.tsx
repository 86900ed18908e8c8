import { useShop } from '../../shop/shop.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  readonly chips: readonly { readonly label: string; readonly href: string }[];
  readonly clearHref: string;
  readonly onRemove?: () => void;
}

/** What is chosen, each with a link that takes it away, and one for all of it. */
export function FilterChips({ chips, clearHref, onRemove }: FilterChipsProps) {
  const { Link, t } = useShop();
  if (chips.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are clicked by Enter as well
    <ul className={`plain-list ${styles.root}`} aria-label={t('chosenFilters')} onClick={onRemove}>
      {chips.map(({ label, href }) => (
        <li key={href}>
          <Link className={styles.chip} href={href} rel="nofollow" aria-label={t('removeFilter', { label })}>
            {label}
            <span className={styles.cross} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} href={clearHref}>
          {t('clearFilters')}
        </Link>
      </li>
    </ul>
  );
}
