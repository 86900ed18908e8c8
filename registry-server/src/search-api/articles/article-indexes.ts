import type { PageDocument } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import type { Change } from '../../events/event-log.ts';
import { ArticleIndex } from './article-index.ts';

/** Articles that are read at once. */
const BATCH = 100;
const PAGE_TAG = /^page:(\d{1,15})$/;
/** Of these a site is read anew in place of each. */
const MOST_AT_ONCE = 200;

/** The articles of every site that was searched, kept as they are published. */
export interface ArticleIndexes {
  of(siteId: number): Promise<ArticleIndex>;
  /** Follows a change of pages; what it shows is found when it has ended. */
  follow(change: Change): Promise<void>;
}

export function createArticleIndexes(db: Db): ArticleIndexes {
  const indexes = new Map<number, Promise<ArticleIndex>>();
  let last: number | undefined;

  const published = () =>
    db
      .selectFrom('page')
      .innerJoin('page_revision', 'page_revision.id', 'page.publishedRevisionId')
      .select(['page.id', 'page.siteId', 'page.slug', 'page.visibleFrom', 'page.publishedAt', 'page_revision.document'])
      .where('page.type', '=', 'article')
      .where('page.isTemplate', '=', false);

  async function build(siteId: number): Promise<ArticleIndex> {
    const index = new ArticleIndex();
    for (let after = 0; ; ) {
      const rows = await published()
        .where('page.siteId', '=', siteId)
        .where('page.id', '>', after)
        .orderBy('page.id')
        .limit(BATCH)
        .execute();
      for (const row of rows) index.put(articleOf(row));
      const end = rows.at(-1);
      if (!end || rows.length < BATCH) return index;
      after = end.id;
    }
  }

  async function refresh(ids: readonly number[]): Promise<void> {
    const built = await Promise.all([...indexes].map(async ([siteId, index]) => [siteId, await index] as const));
    if (built.length === 0) return;
    const rows = await published().where('page.id', 'in', ids).execute();
    for (const [siteId, index] of built) {
      for (const id of ids) {
        const row = rows.find((each) => each.id === id && each.siteId === siteId);
        if (row) index.put(articleOf(row));
        else index.remove(id);
      }
    }
  }

  return {
    of(siteId) {
      const known = indexes.get(siteId);
      if (known) return known;
      const index = build(siteId);
      indexes.set(siteId, index);
      // What failed is tried anew by who asks next.
      index.catch(() => indexes.get(siteId) === index && indexes.delete(siteId));
      return index;
    },

    async follow({ number, tags }) {
      const isGap = last !== undefined && number !== last + 1;
      last = number;
      const ids = [...new Set(tags.flatMap((tag) => PAGE_TAG.exec(tag)?.[1] ?? []).map(Number))];
      if (isGap || ids.length > MOST_AT_ONCE) return indexes.clear();
      if (ids.length === 0) return;
      try {
        await refresh(ids);
      } catch {
        // Read anew by who searches next.
        indexes.clear();
      }
    },
  };
}

interface ArticleRow {
  readonly id: number;
  readonly slug: string;
  readonly visibleFrom: Date | null;
  readonly publishedAt: Date | null;
  readonly document: string;
}

function articleOf({ id, slug, visibleFrom, publishedAt, document }: ArticleRow) {
  const shownAt = visibleFrom ?? publishedAt ?? new Date(0);
  return { id, slug, visibleFrom, shownAt, document: JSON.parse(document) as PageDocument };
}
