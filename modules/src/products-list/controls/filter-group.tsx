import type { ListingFacet } from '@witryna/module-schemas';
import { useShop } from '../../shop/shop.ts';
import { chosenFilters } from './chosen-filters.ts';
import styles from './filter-group.module.css';
import { FilterOptions } from './filter-options.tsx';
import { PriceFields } from './price-fields.tsx';
import type { FilterChoice } from './use-filter-choice.ts';

interface FilterGroupProps {
  readonly facet: ListingFacet;
  readonly choice: FilterChoice;
}

/** One facet, folded: its name, what is chosen of it, and inside what there is to choose. */
export function FilterGroup({ facet, choice }: FilterGroupProps) {
  const shop = useShop();
  const chosen = chosenFilters(choice.filters, [facet], shop).filter(({ value }) => value.code === facet.code);
  return (
    <details className={styles.group} data-code={facet.code} data-chosen={chosen.length > 0 || undefined}>
      <summary className={styles.summary}>
        {facet.label}
        {chosen.length > 0 && (
          <span className={styles.preview}>
            {chosen.map(({ label, language }, place) => (
              <span key={label} lang={language}>
                {place > 0 && ', '}
                {label}
              </span>
            ))}
          </span>
        )}
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the summary as its legend */}
      <div className={styles.content} role="group" aria-label={facet.label}>
        {facet.kind === 'price' ? (
          <PriceFields facet={facet} choice={choice} />
        ) : (
          <FilterOptions facet={facet} choice={choice} />
        )}
      </div>
    </details>
  );
}
