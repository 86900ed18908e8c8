import type { ListingFacet, ListingPage } from '@witryna/module-schemas';
import { type FormEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import panel from '../../shared/side-panel.module.css';
import { useShop } from '../../shop/shop.ts';
import styles from './filter-drawer.module.css';
import { FilterGroup } from './filter-group.tsx';
import { listingHref, paramsOfListing } from './listing-href.ts';
import { SortGroup } from './sort-group.tsx';
import type { FilterChoice } from './use-filter-choice.ts';

interface FilterDrawerProps {
  readonly listing: ListingPage;
  readonly facets: readonly ListingFacet[];
  readonly choice: FilterChoice;
  /** The facet to begin at, or `all`; absent while it is closed. */
  readonly openAt: ListingFacet['code'] | 'all' | undefined;
  readonly onClose: () => void;
}

/** All filters of a list in a dialog at the side; without JavaScript a form above the list. */
export function FilterDrawer({ listing, facets, choice, openAt, onClose }: FilterDrawerProps) {
  const { Link, path, pathOf, t } = useShop();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || openAt === undefined || element.open) return;
    openGroup(element, openAt);
    element.showModal();
    element.querySelector('details[open]')?.scrollIntoView?.({ block: 'nearest' });
  }, [openAt]);

  const close = () => dialog.current?.close();
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    close();
  };
  const { perPage } = paramsOfListing(listing);
  const isNarrowed = Object.keys(choice.filters).length > 0;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={`${panel.panel} ${styles.drawer}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={onClick}
    >
      <form className={styles.form} method="get" action={pathOf(path)} onSubmit={onSubmit}>
        <div className={`${panel.head} ${styles.head}`}>
          <h2 className={styles.title} id={titleId}>
            {t('filters')}
          </h2>
          <button
            type="button"
            className={`${panel.closer} ${styles.closer}`}
            aria-label={t('closeFilters')}
            onClick={close}
          />
        </div>
        <div className={styles.groups}>
          <SortGroup choice={choice} />
          {facets.map((facet) => (
            <FilterGroup key={facet.code} facet={facet} choice={choice} />
          ))}
        </div>
        {perPage !== undefined && <input type="hidden" name="per-page" value={perPage} />}
        <div className={styles.foot}>
          {isNarrowed && (
            <Link
              className={styles.clear}
              href={listingHref(path, { ...paramsOfListing(listing), sort: choice.sort, filters: {} })}
            >
              {t('clearFilters')}
            </Link>
          )}
          <button type="submit" className={styles.show}>
            {t('showProducts', { count: listing.total })}
          </button>
          <p className="visually-hidden" role="status">
            {t('products', { count: listing.total })}
          </p>
        </div>
      </form>
    </dialog>
  );
}

/** Opens the group that was asked for; else the first, where nobody has opened any. */
function openGroup(dialog: HTMLDialogElement, code: string) {
  const groups = [...dialog.querySelectorAll<HTMLDetailsElement>('details[data-code]')];
  const asked = groups.find((group) => group.dataset.code === code);
  if (asked) for (const group of groups) group.open = group === asked || group.dataset.chosen !== undefined;
  else if (!groups.some(({ open }) => open) && groups[0]) groups[0].open = true;
}
