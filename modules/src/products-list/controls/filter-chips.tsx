import { type ListingPage, toggleFilter } from '@witryna/module-schemas';
import { useShop } from '../../shop/shop.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import styles from './filter-chips.module.css';
import { listingHref, paramsOfListing } from './listing-href.ts';
import type { FilterChoice } from './use-filter-choice.ts';

interface FilterChipsProps {
  readonly chosen: readonly ChosenFilter[];
  readonly choice: FilterChoice;
  readonly listing: ListingPage;
  readonly onRemove: () => void;
}

/** What narrows a list, each with a link that takes it away, and one for all of it. */
export function FilterChips({ chosen, choice, listing, onRemove }: FilterChipsProps) {
  const { Link, path, t } = useShop();
  if (chosen.length === 0) return null;
  const params = { ...paramsOfListing(listing), sort: choice.sort };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are clicked by Enter as well
    <ul className={`plain-list ${styles.root}`} aria-label={t('chosenFilters')} onClick={onRemove}>
      {chosen.map(({ value, label }) => (
        <li key={`${value.code} ${value.value} ${value.bound}`}>
          <Link
            className={styles.chip}
            href={listingHref(path, { ...params, filters: toggleFilter(choice.filters, value) })}
            rel="nofollow"
            aria-label={t('removeFilter', { label })}
          >
            {label}
            <span className={styles.cross} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} href={listingHref(path, { ...params, filters: {} })}>
          {t('clearFilters')}
        </Link>
      </li>
    </ul>
  );
}
