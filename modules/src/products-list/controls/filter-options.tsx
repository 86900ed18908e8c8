import { filterValues, type ListingFacet, normalizeForSearch, toggleFilter } from '@witryna/module-schemas';
import { useState } from 'react';
import { useShop } from '../../shop/shop.ts';
import styles from './filter-group.module.css';
import { FilterOption } from './filter-option.tsx';
import type { FilterChoice } from './use-filter-choice.ts';

interface FilterOptionsProps {
  readonly facet: Extract<ListingFacet, { kind: 'options' }>;
  readonly choice: FilterChoice;
}

/** So many options are seen at once; of more there is a field to search them. */
const SEEN_AT_ONCE = 12;

/** What can be chosen of a facet; a long one is searched. */
export function FilterOptions({ facet: { code, label, options }, choice }: FilterOptionsProps) {
  const { t } = useShop();
  const [phrase, setPhrase] = useState('');
  const [isWhole, setWhole] = useState(false);
  const chosen = new Set(filterValues(choice.filters).flatMap((each) => (each.code === code ? [each.value] : [])));
  const isLong = options.length > SEEN_AT_ONCE;
  const wanted = normalizeForSearch(phrase.trim());
  const found = options.map((option) => normalizeForSearch(option.label).includes(wanted));
  const rest = options.length - SEEN_AT_ONCE;
  return (
    <>
      {isLong && (
        <input
          type="search"
          className={styles.search}
          value={phrase}
          maxLength={60}
          placeholder={t('searchOptions')}
          aria-label={t('searchOptionsOf', { label })}
          onChange={({ target }) => setPhrase(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul className={`plain-list ${styles.options}`} data-whole={isWhole || wanted !== '' || undefined}>
        {options.map((option, place) => (
          <li
            key={option.value}
            hidden={!found[place]}
            data-rest={(place >= SEEN_AT_ONCE && !chosen.has(option.value)) || undefined}
          >
            <FilterOption
              name={code}
              option={option}
              isChosen={chosen.has(option.value)}
              onChoose={() => choice.choose(toggleFilter(choice.filters, { code, value: option.value }))}
            />
          </li>
        ))}
      </ul>
      {wanted !== '' && !found.includes(true) && <p className={styles.hint}>{t('noOptions', { phrase })}</p>}
      {isLong && !isWhole && wanted === '' && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('showMoreOptions', { count: rest })}
        </button>
      )}
    </>
  );
}
