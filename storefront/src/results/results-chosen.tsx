import { useShop } from '@witryna/modules';
import { FilterChips } from '@witryna/modules/products-list/filter-parts';
import results from '../ui/results.module.css';
import type { ResultsFilter } from './results-facts.ts';
import { type FilterName, minorUnits, type ResultsQuery, resultsHref, withoutFilter } from './results-query.ts';
import type { ResultsTexts } from './results-texts.ts';

interface ChosenOf {
  readonly query: ResultsQuery;
  readonly filters: readonly ResultsFilter[];
}

/** The parameter that a filter is sent as, and its value where it is a flag. */
export const parameterOf = ({ code, kind }: ResultsFilter): FilterName =>
  (kind === 'flag' && code !== 'inStock' ? 'flags' : code) as FilterName;
export const valueOfFlag = ({ code }: ResultsFilter) => (code === 'inStock' ? 'true' : code);

/** Filters have left nothing: what would bring something back, each filter by its name. */
export function NoneInFilters({ query, filters, texts }: ChosenOf & { readonly texts: ResultsTexts }) {
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
export function ChosenFilters({ query, filters }: ChosenOf) {
  const { path } = useShop();
  const chips = useChosen({ query, filters }).map(({ name, value, label }) => ({
    label,
    href: resultsHref(path, withoutFilter(query, name, value)),
  }));
  return <FilterChips chips={chips} clearHref={resultsHref(path, { ...query, filters: {}, page: 1 })} />;
}

/** Every chosen value with what people call it. */
export function useChosen({ query, filters }: ChosenOf) {
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
