import { isPageType, type TrailStep } from '@witryna/module-schemas';
import { sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import { urlPathOf } from '../slug.ts';

/** Most pages above another; whoever nests deeper sees the nearest. */
const MAX_ANCESTORS = 10;

/** A page above another. */
export interface Ancestor extends TrailStep {
  readonly id: number;
  readonly slug: string;
}

interface AncestorRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly depth: number;
}

/**
 * The published pages above an address, from the top down, in one query; `slug` is the lowest of them. A page that is
 * not published ends the way: nobody could go on from there.
 */
export async function findAncestors(db: Db | Trx, siteId: number, slug: string): Promise<Ancestor[]> {
  const { rows } = await sql<AncestorRow>`
    with recursive above(id, slug, title, type, "parentSlug", depth) as (
      select id, slug, title, type, "parentSlug", 1 from page
      where "siteId" = ${siteId} and slug = ${slug}
        and "publishedRevisionId" is not null and "isTemplate" = ${sql.lit(false)}
      union all
      select page.id, page.slug, page.title, page.type, page."parentSlug", above.depth + 1
      from page join above on page.slug = above."parentSlug"
      where page."siteId" = ${siteId} and above.depth < ${sql.lit(MAX_ANCESTORS)}
        and page."publishedRevisionId" is not null and page."isTemplate" = ${sql.lit(false)}
    )
    select id, slug, title, type, depth from above order by depth`.execute(db);
  const known = new Map<string, Ancestor>();
  for (const row of rows) {
    // Pages that stand above each other: moved that way, since publishing refuses it.
    if (known.has(row.slug)) break;
    if (isPageType(row.type as Parameters<typeof isPageType>[0]))
      known.set(row.slug, { id: row.id, slug: row.slug, name: row.title, urlPath: urlPathOf(row.slug) });
  }
  return [...known.values()].reverse();
}
