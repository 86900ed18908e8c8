import type { Translate } from '@witryna/modules';
import { RESULTS_SORTS } from './results-query.ts';
import type { ResultsTexts } from './results-texts.ts';

const NAME_OF_SORT = {
  newest: 'sortNewest',
  'price-asc': 'sortPriceAsc',
  'price-desc': 'sortPriceDesc',
  name: 'sortName',
} as const;

/** The orders of results, with what they are called. */
export const sortsOf = (texts: ResultsTexts, t: Translate) =>
  RESULTS_SORTS.map((sort) => ({ sort, label: sort === 'relevance' ? texts.byRelevance : t(NAME_OF_SORT[sort]) }));
