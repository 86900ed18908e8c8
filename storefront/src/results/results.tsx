import { useShop } from '@witryna/modules';
import { SortLinks, StillFilterBar } from '@witryna/modules/products-list/filter-parts';
import { ArticlesGrid, Pager } from '@witryna/modules/shared/result-cards';
import results from '../ui/results.module.css';
import { ChosenFilters, NoneInFilters } from './results-chosen.tsx';
import type { FoundResults, ResultsFacts } from './results-facts.ts';
import { FILTERS_ID, FiltersDrawer } from './results-filters.tsx';
import { ProductGrid } from './results-grid.tsx';
import { CategoryLinks, HowSearched, NothingFound } from './results-notes.tsx';
import { Offers } from './results-offers.tsx';
import { ResultsPart as Part, type PartProps } from './results-part.tsx';
import { RESULTS_SCOPES, type ResultsQuery, type ResultsScope, resultsHref } from './results-query.ts';
import { sortsOf } from './results-sorts.ts';
import { type ResultsTexts, resultsTextsOf } from './results-texts.ts';
import { isNarrowed, resultsTitle, totalOf } from './results-title.ts';

export { resultsTitle };

/** Articles beside products; all of them have a page. */
const ARTICLES_BESIDE = 3;

/** A page of results, on the server: everything in it is a link or part of a form. */
export function ResultsPage(facts: ResultsFacts) {
  const { site, t } = useShop();
  const texts = resultsTextsOf(site.language);
  const { query, outcome } = facts;
  return (
    <div className={results.page}>
      <h1 className={results.title}>{resultsTitle(facts, site.language, t)}</h1>
      <PhraseForm query={query} texts={texts} />
      {outcome.kind === 'too-short' && <p role="status">{texts.tooShort}</p>}
      {outcome.kind === 'failed' && <p role="status">{texts.failed}</p>}
      {outcome.kind === 'found' && <Found facts={facts} found={outcome.found} texts={texts} />}
    </div>
  );
}

interface PhraseFormProps {
  readonly query: ResultsQuery;
  readonly texts: ResultsTexts;
}

/** The phrase, to be changed; a new one begins without the filters of the old. */
function PhraseForm({ query: { phrase, scope, perPage }, texts }: PhraseFormProps) {
  const { path, pathOf } = useShop();
  return (
    <search>
      <form className={results.form} method="get" action={pathOf(path)}>
        <label className={results.label} htmlFor="results-phrase">
          {texts.field}
        </label>
        <input
          className={results.field}
          id="results-phrase"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={phrase}
          // biome-ignore lint/a11y/noAutofocus: who presses the link to the search before its panel can open came to type
          autoFocus={phrase === ''}
        />
        {scope && <input type="hidden" name="scope" value={scope} />}
        {perPage && <input type="hidden" name="per-page" value={perPage} />}
        <button className={results.submit} type="submit">
          {texts.submit}
        </button>
      </form>
    </search>
  );
}

interface FoundProps {
  readonly facts: ResultsFacts;
  readonly found: FoundResults;
  readonly texts: ResultsTexts;
}

function Found({ facts, found, texts }: FoundProps) {
  const { query } = facts;
  if (totalOf(found) === 0 && !isNarrowed(facts)) return <NothingFound query={query} found={found} texts={texts} />;
  const shows = (scope: ResultsScope) => query.scope === undefined || query.scope === scope;
  return (
    <>
      <HowSearched query={query} found={found} texts={texts} />
      <Groups query={query} found={found} texts={texts} />
      {shows('categories') && found.categories.total > 0 && (
        <CategoryLinks categories={found.categories.list} texts={texts} />
      )}
      {shows('products') && <Products facts={facts} found={found} texts={texts} />}
      {shows('articles') && (query.scope === 'articles' || query.page === 1) && (
        <Articles query={query} found={found} texts={texts} />
      )}
      {query.scope === 'offers' && <Offers query={query} found={found} texts={texts} />}
    </>
  );
}

/** Kinds of what was found, each with its number. */
function Groups({ query, found, texts }: PartProps) {
  const { Link, path } = useShop();
  const hrefOf = (scope?: ResultsScope) => resultsHref(path, { ...query, scope, page: 1 });
  const scopes = RESULTS_SCOPES.filter((scope) => found[scope].total > 0 || scope === query.scope);
  if (scopes.length < 2 && query.scope === undefined) return null;
  return (
    <nav aria-label={texts.groups}>
      <ul className={`plain-list ${results.groups}`}>
        <li>
          <Link className={results.group} href={hrefOf()} aria-current={query.scope ? undefined : 'true'}>
            {texts.everything}
          </Link>
        </li>
        {scopes.map((scope) => (
          <li key={scope}>
            <Link
              className={results.group}
              href={hrefOf(scope)}
              aria-current={scope === query.scope ? 'true' : undefined}
            >
              {texts[scope]} ({found[scope].total})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Products({ facts, found, texts }: FoundProps) {
  const { path } = useShop();
  const { query } = facts;
  const { list, total } = found.products;
  if (total === 0 && !isNarrowed(facts)) return null;
  return (
    <Part title={texts.products}>
      <StillFilterBar
        drawerId={FILTERS_ID}
        chosen={Object.values(query.filters).flat().length}
        total={total}
        sorts={total > 0 && <Sorts query={query} texts={texts} />}
        drawer={<FiltersDrawer query={query} filters={found.filters} total={total} texts={texts} />}
        chips={total > 0 && <ChosenFilters query={query} filters={found.filters} />}
      />
      {total === 0 && <NoneInFilters query={query} filters={found.filters} texts={texts} />}
      <ProductGrid products={list} colours={query.filters.colour} />
      <Pager
        page={query.page}
        pageSize={found.pageSize}
        total={total}
        hrefOf={(page) => resultsHref(path, { ...query, page })}
      />
    </Part>
  );
}

function Sorts({ query, texts }: Omit<PartProps, 'found'>) {
  const { path, t } = useShop();
  const sorts = sortsOf(texts, t).map(({ sort, label }) => ({
    sort,
    label,
    href: resultsHref(path, { ...query, sort, page: 1 }),
  }));
  return <SortLinks sorts={sorts} chosen={query.sort ?? 'relevance'} />;
}

function Articles({ query, found, texts }: PartProps) {
  const { Link, path } = useShop();
  const { list, total } = found.articles;
  if (total === 0) return null;
  const isAll = query.scope === 'articles';
  return (
    <Part title={texts.articles}>
      <ArticlesGrid articles={isAll ? list : list.slice(0, ARTICLES_BESIDE)} level="h3" />
      {isAll ? (
        <Pager
          page={query.page}
          pageSize={found.pageSize}
          total={total}
          hrefOf={(page) => resultsHref(path, { ...query, page })}
        />
      ) : (
        total > ARTICLES_BESIDE && (
          <p className={results.note}>
            <Link href={resultsHref(path, { ...query, scope: 'articles', filters: {}, page: 1 })}>
              {texts.allArticles}
            </Link>
          </p>
        )
      )}
    </Part>
  );
}
