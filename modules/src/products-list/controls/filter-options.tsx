import { filterValues, type ListingFacet, normalizeForSearch, toggleFilter } from '@witryna/module-schemas';
import { useState } from 'react';
import { useShop } from '../../shop/shop.ts';
import styles from './filter-group.module.css';
import type { FilterChoice } from './use-filter-choice.ts';

interface FilterOptionsProps {
  readonly facet: Extract<ListingFacet, { kind: 'options' }>;
  readonly choice: FilterChoice;
}

/** So many options are seen at once; of more there is a field to search them. */
const SEEN_AT_ONCE = 12;

/** What can be chosen of a facet, with how many products each choice has; one that has none cannot be chosen. */
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
        {options.map(({ value, label: name, language, count, hex }, place) => (
          <li key={value} hidden={!found[place]} data-rest={(place >= SEEN_AT_ONCE && !chosen.has(value)) || undefined}>
            <label className={styles.option}>
              <input
                type="checkbox"
                className={styles.box}
                name={code}
                value={value}
                checked={chosen.has(value)}
                disabled={count === 0 && !chosen.has(value)}
                onChange={() => choice.choose(toggleFilter(choice.filters, { code, value }))}
              />
              {hex && <span className={styles.swatch} style={{ background: hex }} aria-hidden="true" />}
              <span className={styles.label} lang={language}>
                {name}
              </span>
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <span className="visually-hidden">, {t('products', { count })}</span>
            </label>
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
