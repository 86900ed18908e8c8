import type { Translate } from '@witryna/modules';
import { fillIn } from '../i18n/messages.ts';
import type { FoundResults, ResultsFacts } from './results-facts.ts';
import { resultsTextsOf } from './results-texts.ts';

/** How many there are of everything. */
export const totalOf = ({ products, articles, categories, offers }: FoundResults) =>
  products.total + articles.total + categories.total + offers.total;

/** Whether anything narrows the products. */
export const isNarrowed = ({ query }: Pick<ResultsFacts, 'query'>) => Object.keys(query.filters).length > 0;

/** What a page of results is called: `Wyniki dla „krem”: 24 produkty`. */
export function resultsTitle(facts: ResultsFacts, language: string, t: Translate): string {
  const texts = resultsTextsOf(language);
  const { outcome, query } = facts;
  if (outcome.kind !== 'found') return texts.title;
  const { found } = outcome;
  const isEmpty = totalOf(found) === 0 && !isNarrowed(facts);
  const words = fillIn(isEmpty ? texts.nothingFor : texts.resultsFor, { phrase: query.phrase });
  if (query.scope === 'articles') return `${words}${t('colon')} ${t('articles', { count: found.articles.total })}`;
  const isOfProducts = query.scope === undefined || query.scope === 'products';
  return isOfProducts && found.products.total > 0
    ? `${words}${t('colon')} ${t('products', { count: found.products.total })}`
    : words;
}
