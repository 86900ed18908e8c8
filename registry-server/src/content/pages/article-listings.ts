import {
  ARTICLE_FILTERS,
  type ArticleChoice,
  type ArticleFilter,
  type ArticleListingQuery,
  isFilterCode,
} from '@witryna/module-schemas';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import type { Tables } from '../../database/tables.ts';
import { type ArticleTerm, codeOfTag } from '../article-terms.ts';

/** One value of a filter, with the articles that have it. */
export interface CountedTerm {
  readonly code: string;
  /** Slug of the author or category, the tag as one of the articles writes it. */
  readonly value: string;
  readonly count: number;
}

/** What a list of articles is found by. */
export interface ArticleSearch {
  readonly siteId: number;
  readonly query: ArticleListingQuery;
  /** Filters to count the values of. */
  readonly offered: readonly ArticleFilter[];
  /** Of a list of related articles: what they may have in common with the current one. */
  readonly terms?: readonly ArticleTerm[];
}

/** A page of a list of articles, by slug. */
export interface FoundListing {
  readonly slugs: readonly string[];
  readonly total: number;
  readonly counted: readonly { readonly filter: ArticleFilter; readonly values: readonly CountedTerm[] }[];
  /** When the first of those that are held back joins the list. */
  readonly appearsAt?: Date;
}

type PageExpressions = ExpressionBuilder<Tables, 'page'>;
type Condition = ExpressionWrapper<Tables, 'page', SqlBool>;

/** Most values of one filter that are offered; the rest are found by reading. */
const MOST_VALUES = 40;

/** Finds published articles by rule: a constant number of queries for a list, however many articles there are. */
export function createArticleListings(db: Db) {
  /** Published articles that the rule of a list takes in, also those that are held back. */
  const articlesOf = (siteId: number, query: ArticleListingQuery) =>
    db
      .selectFrom('page')
      .where('page.siteId', '=', siteId)
      .where('page.type', '=', 'article')
      .where('page.isTemplate', '=', false)
      .where('page.publishedRevisionId', 'is not', null)
      .where((page) => ruleOf(page, query));

  async function findListing({ siteId, query, offered, terms = [] }: ArticleSearch): Promise<FoundListing> {
    const now = new Date();
    const { pageSize, page, chosen } = query;
    const all = articlesOf(siteId, query);
    const visible = all.where((row) => isVisible(row, now));
    const narrowed = visible.where((row) => hasChosen(row, chosen));
    const common = query.kind === 'related' ? commonTerms(terms) : undefined;
    const [rows, { total }, next, ...counted] = await Promise.all([
      narrowed
        .select('page.slug')
        .$if(common !== undefined, (row) => row.orderBy(common ?? sql`1`, 'desc'))
        .orderBy((row) => row.fn.coalesce('page.visibleFrom', 'page.publishedAt'), 'desc')
        .orderBy('page.id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute(),
      narrowed.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      all
        .select('page.visibleFrom')
        .where('page.visibleFrom', '>', now)
        .orderBy('page.visibleFrom')
        .limit(1)
        .executeTakeFirst(),
      ...offered.map(async (filter) => ({ filter, values: await countTerms(filter) })),
    ]);
    return {
      slugs: rows.map(({ slug }) => slug),
      total,
      counted,
      ...(next?.visibleFrom && { appearsAt: next.visibleFrom }),
    };

    /** The values of a filter beside what is chosen of the others. */
    function countTerms(filter: ArticleFilter): Promise<CountedTerm[]> {
      return visible
        .where((row) => hasChosen(row, { ...chosen, [filter]: undefined }))
        .innerJoin('page_article_term as term', 'term.pageId', 'page.id')
        .where('term.kind', '=', filter)
        .groupBy('term.code')
        .select('term.code')
        .select((row) => [row.fn.min('term.value').as('value'), row.fn.countAll<number>().as('count')])
        .orderBy('count', 'desc')
        .orderBy('term.code')
        .limit(MOST_VALUES)
        .execute();
    }
  }

  /** Slugs of the published pages about tags, by the code of the tag; of several the one that was first. */
  async function findTagPages(siteId: number, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (codes.length === 0) return new Map();
    const rows = await db
      .selectFrom('page')
      .innerJoin('page_article_term as term', 'term.pageId', 'page.id')
      .select(['page.slug', 'term.code'])
      .where('page.siteId', '=', siteId)
      .where('page.type', '=', 'page')
      .where('page.isTemplate', '=', false)
      .where('page.publishedRevisionId', 'is not', null)
      .where('term.kind', '=', 'tag')
      .where('term.code', 'in', codes)
      .orderBy('page.id', 'desc')
      .execute();
    return new Map(rows.map(({ code, slug }) => [code, slug]));
  }

  return { findListing, findTagPages };
}

const isVisible = (page: PageExpressions, now: Date): Condition =>
  page.or([page('page.visibleFrom', 'is', null), page('page.visibleFrom', '<=', now)]);

function ruleOf(page: PageExpressions, { kind, key }: ArticleListingQuery): Condition {
  switch (kind) {
    case 'newest':
      return page.and([]);
    case 'related':
      return page.and([page('page.slug', '!=', key)]);
    case 'tag':
      return hasTerm(page, 'tag', 'code', codeOfTag(key));
    case 'category':
    case 'author':
      return hasTerm(page, kind, 'value', key);
  }
}

function hasChosen(page: PageExpressions, chosen: ArticleChoice): Condition {
  const conditions = ARTICLE_FILTERS.flatMap((filter) => {
    const code = chosen[filter];
    return isFilterCode(code) ? [hasTerm(page, filter, 'code', code)] : [];
  });
  return page.and(conditions);
}

function hasTerm(page: PageExpressions, kind: ArticleFilter, column: 'code' | 'value', text: string): Condition {
  return page.and([
    page.exists(
      page
        .selectFrom('page_article_term as own')
        .select('own.pageId')
        .whereRef('own.pageId', '=', 'page.id')
        .where('own.kind', '=', kind)
        .where(`own.${column}`, '=', text),
    ),
  ]);
}

/** How much an article has in common with another: categories count twice. */
function commonTerms(terms: readonly ArticleTerm[]) {
  const shared = terms.filter(({ kind }) => kind !== 'author');
  if (shared.length === 0) return undefined;
  const matches = shared.map(({ kind, code }) => sql`(own.kind = ${kind} and own.code = ${code})`);
  return sql<number>`(
    select coalesce(sum(case when own.kind = 'category' then 2 else 1 end), 0)
    from page_article_term own
    where own."pageId" = page.id and (${sql.join(matches, sql` or `)}))`;
}
