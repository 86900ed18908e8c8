import { type ListingFacet, type ListingFilters, type ListingPage, toggleFilter } from '@witryna/module-schemas';
import { useLayoutEffect, useRef, useState } from 'react';
import { useShop } from '../../shop/shop.ts';
import { chosenFilters, countChosen } from './chosen-filters.ts';
import styles from './filter-bar.module.css';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { listingHref, paramsOfListing } from './listing-href.ts';
import { ListingSorts } from './listing-sorts.tsx';
import { useFilterChoice } from './use-filter-choice.ts';

interface FilterBarProps {
  readonly listing: ListingPage;
  readonly facets: readonly ListingFacet[];
}

/** Facets that a wide screen has a button for. */
const SHORTCUTS = 4;

/** What a list can be narrowed and ordered by: the way to all filters, what is chosen, how many products that leaves. */
export function FilterBar({ listing, facets }: FilterBarProps) {
  const shop = useShop();
  const { t } = shop;
  const choice = useFilterChoice(listing);
  const chosen = chosenFilters(choice.filters, facets, shop);
  const hrefOf = (filters: ListingFilters) =>
    listingHref(shop.path, { ...paramsOfListing(listing), sort: choice.sort, filters });
  const root = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<ListingFacet['code'] | 'all'>();
  const keepFocus = useFocusAfterRemoval(root, chosen.length);
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.bar}>
        <div className={styles.buttons}>
          <button type="button" className={styles.all} aria-haspopup="dialog" onClick={() => setOpenAt('all')}>
            <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
              <path d="M2 6h8m4 0h4M2 14h3m4 0h9" />
              <circle cx="12" cy="6" r="2" />
              <circle cx="7" cy="14" r="2" />
            </svg>
            <span className={styles.wideWords}>{t('filters')}</span>
            <span className={styles.narrowWords}>{t('filtersAndSort')}</span>
            {chosen.length > 0 && (
              <span className={styles.number}>
                <span aria-hidden="true">{chosen.length}</span>
                <span className="visually-hidden">{t('filtersChosen', { count: chosen.length })}</span>
              </span>
            )}
          </button>
          <div className={styles.shortcuts}>
            {facets.slice(0, SHORTCUTS).map(({ code, label }) => (
              <button
                key={code}
                type="button"
                className={styles.shortcut}
                aria-haspopup="dialog"
                data-chosen={countChosen(choice.filters, code) > 0 || undefined}
                onClick={() => setOpenAt(code)}
              >
                {label}
              </button>
            ))}
          </div>
        </div>
        <div className={styles.sorts}>
          <ListingSorts listing={listing} />
        </div>
      </div>
      <FilterDrawer
        listing={listing}
        facets={facets}
        choice={choice}
        chosen={chosen}
        clearHref={hrefOf({})}
        openAt={openAt}
        onClose={() => setOpenAt(undefined)}
      />
      <div className={styles.result}>
        <p className={styles.count} role="status">
          {t('products', { count: listing.total })}
        </p>
        <FilterChips
          chips={chosen.map(({ value, label }) => ({ label, href: hrefOf(toggleFilter(choice.filters, value)) }))}
          clearHref={hrefOf({})}
          onRemove={keepFocus}
        />
      </div>
    </div>
  );
}

/** A filter that is taken away takes its link along: the focus goes to the next one, else to the way to all filters. */
function useFocusAfterRemoval(root: React.RefObject<HTMLDivElement | null>, count: number): () => void {
  const isRemoved = useRef(false);
  const shown = useRef(count);
  // Before the shop gives the focus to a link of the same address, which has it where nothing else takes it.
  useLayoutEffect(() => {
    const isGone = count < shown.current;
    shown.current = count;
    if (!isGone || !isRemoved.current) return;
    isRemoved.current = false;
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('li a, button')?.focus({ preventScroll: true });
  }, [root, count]);
  return () => {
    isRemoved.current = true;
  };
}
