import { useShop } from '@witryna/modules';
import results from '../ui/results.module.css';
import type { ResultsFilter } from './results-facts.ts';
import {
  type FilterName,
  minorUnits,
  PRICE_FILTERS,
  type ResultsQuery,
  resultsHref,
  withoutFilter,
} from './results-query.ts';
import type { ResultsTexts } from './results-texts.ts';

interface FiltersProps {
  readonly query: ResultsQuery;
  readonly filters: readonly ResultsFilter[];
  readonly texts: ResultsTexts;
}

/** Options of a facet: more would hide the others. */
const MOST_OPTIONS = 20;

/** The parameter that a filter is sent as, and its value where it is a flag. */
const parameterOf = ({ code, kind }: ResultsFilter): FilterName =>
  (kind === 'flag' && code !== 'inStock' ? 'flags' : code) as FilterName;
const valueOfFlag = ({ code }: ResultsFilter) => (code === 'inStock' ? 'true' : code);

/** What products can be narrowed by, folded: one form, sent as a whole. */
export function Filters({ query, filters, texts }: FiltersProps) {
  const { path, pathOf, t } = useShop();
  const { phrase, scope, sort, perPage } = query;
  const chosen = Object.values(query.filters).flat().length;
  const isChosen = (name: FilterName, value: string) => query.filters[name]?.includes(value) ?? false;
  const flags = filters.filter(({ kind }) => kind === 'flag');
  if (filters.length === 0) return null;
  return (
    <details className={results.filters}>
      <summary className={results.summary}>
        {t('filters')}
        {chosen > 0 && ` (${chosen})`}
      </summary>
      <form className={results.choices} method="get" action={pathOf(path)}>
        <input type="hidden" name="q" value={phrase} />
        {scope && <input type="hidden" name="scope" value={scope} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        {perPage && <input type="hidden" name="per-page" value={perPage} />}
        {query.isExact && <input type="hidden" name="exact" value="true" />}
        {filters
          .filter(({ kind }) => kind === 'options')
          .map((filter) => (
            <fieldset key={filter.code} className={results.facet}>
              <legend className={results.label}>{filter.label}</legend>
              {filter.options?.slice(0, MOST_OPTIONS).map(({ value, label, count }) => (
                <Choice
                  key={value}
                  name={parameterOf(filter)}
                  value={value}
                  label={`${label} (${count})`}
                  isChosen={isChosen(parameterOf(filter), value)}
                />
              ))}
            </fieldset>
          ))}
        {filters.some(({ kind }) => kind === 'price') && (
          <fieldset className={results.facet}>
            <legend className={results.label}>{filters.find(({ kind }) => kind === 'price')?.label}</legend>
            {PRICE_FILTERS.map((name) => (
              <label key={name} className={results.price}>
                {t(name === 'priceFrom' ? 'priceFromField' : 'priceToField')}
                <input
                  className={results.field}
                  name={name}
                  inputMode="decimal"
                  maxLength={10}
                  defaultValue={query.filters[name]?.[0]}
                />
              </label>
            ))}
          </fieldset>
        )}
        {flags.length > 0 && (
          <div className={results.facet}>
            {flags.map((flag) => (
              <Choice
                key={flag.code}
                name={parameterOf(flag)}
                value={valueOfFlag(flag)}
                label={`${flag.label} (${flag.count})`}
                isChosen={isChosen(parameterOf(flag), valueOfFlag(flag))}
              />
            ))}
          </div>
        )}
        <button className={results.submit} type="submit">
          {texts.applyFilters}
        </button>
      </form>
    </details>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

function Choice({ name, value, label, isChosen }: ChoiceProps) {
  return (
    <label className={results.choice}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} /> {label}
    </label>
  );
}

/** Filters have left nothing: what would bring something back, each filter by its name. */
export function NoneInFilters({ query, filters, texts }: FiltersProps) {
  const { Link, path, t } = useShop();
  const chosen = useChosen({ query, filters });
  return (
    <>
      <p className={results.note}>
        {texts.noFiltered}. {texts.noneInFilters}
      </p>
      <ul className={`plain-list ${results.chips}`}>
        {chosen.map(({ name, value, label }) => (
          <li key={`${name} ${value}`}>
            <Link className={results.chip} href={resultsHref(path, withoutFilter(query, name, value))} rel="nofollow">
              {t('removeFilter', { label })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is chosen, each with a link that takes it away, and one for all of it. */
export function ChosenFilters({ query, filters }: Omit<FiltersProps, 'texts'>) {
  const { Link, path, t } = useShop();
  const chosen = useChosen({ query, filters });
  if (chosen.length === 0) return null;
  return (
    <ul className={`plain-list ${results.chips}`} aria-label={t('chosenFilters')}>
      {chosen.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <Link
            className={results.chip}
            href={resultsHref(path, withoutFilter(query, name, value))}
            rel="nofollow"
            aria-label={t('removeFilter', { label })}
          >
            {label} ×
          </Link>
        </li>
      ))}
      <li>
        <Link className={results.clear} href={resultsHref(path, { ...query, filters: {}, page: 1 })}>
          {t('clearFilters')}
        </Link>
      </li>
    </ul>
  );
}

/** Every chosen value with what people call it. */
function useChosen({ query, filters }: Omit<FiltersProps, 'texts'>) {
  const labelOf = useFilterLabels(filters);
  return (Object.keys(query.filters) as FilterName[]).flatMap((name) =>
    (query.filters[name] ?? []).map((value) => ({ name, value, label: labelOf(name, value) })),
  );
}

/** What people call a value that is chosen; a code where the results do not name it. */
function useFilterLabels(filters: readonly ResultsFilter[]): (name: FilterName, value: string) => string {
  const { site, formatMoney, t } = useShop();
  return (name, value) => {
    if (name === 'priceFrom' || name === 'priceTo') {
      const price = formatMoney({ amount: minorUnits(value), currency: site.currency });
      return t(name === 'priceTo' ? 'filterPriceTo' : 'filterPriceFrom', { price });
    }
    const flag = filters.find(
      (filter) => filter.kind === 'flag' && parameterOf(filter) === name && valueOfFlag(filter) === value,
    );
    const option = filters.find(({ code }) => code === name)?.options?.find((each) => each.value === value);
    return option?.label ?? flag?.label ?? value;
  };
}
