import type { ListingFacet, ListingPage } from '@witryna/module-schemas';
import { type FormEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useShop } from '../../shop/shop.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import { FilterFold } from './filter-fold.tsx';
import { FilterOptions } from './filter-options.tsx';
import { FILTER_DRAWER, FILTER_FORM, FilterPanel } from './filter-panel.tsx';
import { paramsOfListing } from './listing-href.ts';
import { SORT_CHOICES } from './listing-sorts.tsx';
import { PriceFields } from './price-fields.tsx';
import { SortChoices } from './sort-choices.tsx';
import type { FilterChoice } from './use-filter-choice.ts';

interface FilterDrawerProps {
  readonly listing: ListingPage;
  readonly facets: readonly ListingFacet[];
  readonly choice: FilterChoice;
  readonly chosen: readonly ChosenFilter[];
  /** Where all of it is taken away. */
  readonly clearHref: string;
  /** The facet to begin at, or `all`; absent while it is closed. */
  readonly openAt: ListingFacet['code'] | 'all' | undefined;
  readonly onClose: () => void;
}

/** All filters of a list in a dialog at the side; without JavaScript a form above the list. */
export function FilterDrawer({ listing, facets, choice, chosen, clearHref, openAt, onClose }: FilterDrawerProps) {
  const { path, pathOf, t } = useShop();
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

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape closes a dialog by itself
    <dialog ref={dialog} className={FILTER_DRAWER} aria-labelledby={titleId} onClose={onClose} onClick={onClick}>
      <form className={FILTER_FORM} method="get" action={pathOf(path)} onSubmit={onSubmit}>
        <FilterPanel
          titleId={titleId}
          closer={{ onClick: close }}
          clearHref={chosen.length > 0 ? clearHref : undefined}
          total={listing.total}
        >
          <SortChoices
            sorts={SORT_CHOICES.map(([sort, key]) => ({ sort, label: t(key) }))}
            chosen={choice.sort}
            onChoose={choice.order}
          />
          {facets.map((facet) => (
            <FilterFold
              key={facet.code}
              code={facet.code}
              label={facet.label}
              chosen={chosen.filter(({ value }) => value.code === facet.code)}
            >
              {facet.kind === 'price' ? (
                <PriceFields facet={facet} choice={choice} />
              ) : (
                <FilterOptions facet={facet} choice={choice} />
              )}
            </FilterFold>
          ))}
          {perPage !== undefined && <input type="hidden" name="per-page" value={perPage} />}
        </FilterPanel>
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
