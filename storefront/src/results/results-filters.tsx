import { useShop } from '@witryna/modules';
import {
  FILTER_DRAWER,
  FILTER_FORM,
  FilterFold,
  FilterOption,
  FilterPanel,
  PriceFields,
  SortChoices,
} from '@witryna/modules/products-list/filter-parts';
import { parameterOf, useChosen, valueOfFlag } from './results-chosen.tsx';
import type { ResultsFilter } from './results-facts.ts';
import {
  type FilterName,
  isPrice,
  minorUnits,
  PRICE_FILTERS,
  type ResultsQuery,
  resultsHref,
} from './results-query.ts';
import { sortsOf } from './results-sorts.ts';
import type { ResultsTexts } from './results-texts.ts';

interface FiltersProps {
  readonly query: ResultsQuery;
  readonly filters: readonly ResultsFilter[];
  readonly total: number;
  readonly texts: ResultsTexts;
}

/** The drawer's id, by which its button opens it without code of ours. */
export const FILTERS_ID = 'results-filters';
const TITLE_ID = `${FILTERS_ID}-title`;

/** Options of a facet beside those that are chosen: more would hide the others. */
const MOST_OPTIONS = 40;
/** Nothing is chosen before the form is sent: these parts never come to life. */
const nothing = () => undefined;
const STILL = { sort: 'position', choose: nothing, order: nothing } as const;

/** A choice that belongs to a fold. */
interface Choice {
  readonly name: FilterName;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** Of a shade. */
  readonly hex?: string;
}

/** What products can be narrowed by, in the drawer of lists: one form, sent as a whole. */
export function FiltersDrawer({ query, filters, total, texts }: FiltersProps) {
  const { path, pathOf, t } = useShop();
  const { phrase, scope, sort, perPage } = query;
  // The usual order is left empty, and what is empty stands in no address.
  const sorts = sortsOf(texts, t).map((each) => (each.sort === 'relevance' ? { ...each, sort: '' as const } : each));
  const offered = foldsOf(filters, texts);
  const isNarrowed = Object.keys(query.filters).length > 0;
  return (
    <div
      className={FILTER_DRAWER}
      id={FILTERS_ID}
      popover="auto"
      role="dialog"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: of a popover it says where the focus goes when that opens
      autoFocus
    >
      <form className={FILTER_FORM} method="get" action={pathOf(path)}>
        <FilterPanel
          titleId={TITLE_ID}
          closer={{ popoverTarget: FILTERS_ID, popoverTargetAction: 'hide' }}
          clearHref={isNarrowed ? resultsHref(path, { ...query, filters: {}, page: 1 }) : undefined}
          total={total}
          show={texts.applyFilters}
        >
          <input type="hidden" name="q" value={phrase} />
          {scope && <input type="hidden" name="scope" value={scope} />}
          {perPage && <input type="hidden" name="per-page" value={perPage} />}
          {query.isExact && <input type="hidden" name="exact" value="true" />}
          <SortChoices sorts={sorts} chosen={sort ?? ''} onChoose={nothing} />
          {offered.map(({ code, label, choices }) => (
            <ChoicesFold key={code} code={code} label={label} choices={choices} query={query} filters={filters} />
          ))}
          {filters.map(
            (filter) => filter.kind === 'price' && <PriceFold key={filter.code} filter={filter} query={query} />,
          )}
          <ChosenElsewhere query={query} offered={offered.flatMap(({ choices }) => choices)} />
        </FilterPanel>
      </form>
    </div>
  );
}

interface ChoicesFoldProps extends Pick<FiltersProps, 'query' | 'filters'> {
  readonly code: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

function ChoicesFold({ code, label, choices, query, filters }: ChoicesFoldProps) {
  const isChosen = ({ name, value }: Pick<Choice, 'name' | 'value'>) => query.filters[name]?.includes(value) ?? false;
  const chosen = useChosen({ query, filters }).filter(({ name, value }) =>
    choices.some((choice) => choice.name === name && choice.value === value),
  );
  return (
    <FilterFold code={code} label={label} chosen={chosen}>
      {choices.map((choice, place) =>
        place < MOST_OPTIONS || isChosen(choice) ? (
          <FilterOption
            key={choice.value}
            name={choice.name}
            option={choice}
            isChosen={isChosen(choice)}
            onChoose={nothing}
          />
        ) : null,
      )}
    </FilterFold>
  );
}

function PriceFold({ filter, query }: { readonly filter: ResultsFilter; readonly query: ResultsQuery }) {
  const { label, min = 0, max = 0 } = filter;
  const chosen = useChosen({ query, filters: [] }).filter(({ name }) => isPrice(name));
  const [from, to] = PRICE_FILTERS.map((name) => query.filters[name]?.map(minorUnits)[0]);
  const price = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return (
    <FilterFold code="price" label={label} chosen={chosen}>
      <PriceFields
        facet={{ kind: 'price', code: 'price', label, min, max }}
        choice={{ filters: { price }, ...STILL }}
      />
    </FilterFold>
  );
}

/** What is chosen and offered no more is sent along all the same. */
function ChosenElsewhere({ query, offered }: { readonly query: ResultsQuery; readonly offered: readonly Choice[] }) {
  const names = (Object.keys(query.filters) as FilterName[]).filter((name) => !isPrice(name));
  return names.flatMap((name) =>
    (query.filters[name] ?? [])
      .filter((value) => !offered.some((choice) => choice.name === name && choice.value === value))
      .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  );
}

/** The folds but for prices: one for each facet, one for all flags. */
function foldsOf(filters: readonly ResultsFilter[], texts: ResultsTexts) {
  const ofFlag = (filter: ResultsFilter, label: string): Choice => ({
    name: parameterOf(filter),
    value: valueOfFlag(filter),
    label,
    count: filter.count ?? 0,
  });
  const facets = filters.flatMap((filter) =>
    filter.kind === 'options'
      ? [
          {
            code: filter.code,
            label: filter.label,
            choices: (filter.options ?? []).map((option) => ({ name: parameterOf(filter), ...option })),
          },
        ]
      : [],
  );
  const flags = filters.filter(({ kind, code }) => kind === 'flag' && code !== 'inStock');
  const inStock = filters.filter(({ code }) => code === 'inStock');
  return [
    ...facets,
    { code: 'flags', label: texts.flags, choices: flags.map((flag) => ofFlag(flag, flag.label)) },
    ...inStock.map((filter) => ({ code: filter.code, label: filter.label, choices: [ofFlag(filter, texts.inStock)] })),
  ].filter(({ choices }) => choices.length > 0);
}
