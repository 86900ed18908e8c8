import { normalizeForSearch, PAGE_CONTENT_TYPES, type PageDocument, type PageSlot } from '@witryna/module-schemas';
import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { readPage, slotText, snippetOfSlot, withoutSlot } from '../../content/frame-copies.ts';

/** Revisions that are read at once. */
const AT_ONCE = 200;
const MIGRATED_BY = 'Witryna';
/** A header that one page has is that page's own. */
const LEAST_COPIES = 2;

interface SiteDetails {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

interface Tables {
  site: { id: Generated<number>; details: ColumnType<SiteDetails, never, string>; revision: number };
  page: {
    id: Generated<number>;
    siteId: number;
    type: string;
    title: string;
    slug: string;
    isTemplate: boolean;
    theme: string;
    version: number;
    draftRevisionId: string;
    publishedRevisionId: string | null;
    publishedAt: Date | null;
    searchText: string;
    createdAt: Date;
    updatedAt: Date;
    updatedBy: string | null;
    indexedBy: Generated<string | null>;
  };
  page_revision: {
    id: string;
    pageId: number;
    number: number;
    document: string;
    createdAt: Date;
    createdBy: string | null;
    publishedAt: Date | null;
  };
}

interface Place {
  readonly slot: PageSlot;
  readonly property: 'headerSnippet' | 'footerSnippet';
  readonly title: string;
  readonly slug: string;
}

const PLACES: readonly Place[] = [
  { slot: 'top', property: 'headerSnippet', title: 'Nagłówek', slug: 'fragmenty/naglowek' },
  { slot: 'bottom', property: 'footerSnippet', title: 'Stopka', slug: 'fragmenty/stopka' },
];

/**
 * Pages held copies of the header and the footer. What most published pages of a site have alike becomes a snippet of
 * it, which all those pages show; pages that differ keep theirs. A site with a published page that has nothing there
 * is left alone: that page would get what it never had.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Tables>;
  const sites = await tables.selectFrom('site').select(['id', 'details', 'revision']).orderBy('id').execute();
  for (const { id, details, revision } of sites) {
    const named: Record<string, string> = {};
    for (const place of PLACES) {
      if (details.properties[place.property] !== undefined) continue;
      const copied = await mostCopied(tables, id, place.slot);
      if (!copied) continue;
      named[place.property] = await makeSnippet(tables, id, place, copied.page);
      await emptySlots(tables, id, place.slot, copied.text);
    }
    if (Object.keys(named).length === 0) continue;
    const changed = JSON.stringify({ ...details, properties: { ...details.properties, ...named } });
    await tables
      .updateTable('site')
      .set({ details: changed, revision: revision + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** What most published pages of the site have in the slot; undefined where it is not to become a snippet. */
async function mostCopied(db: Kysely<Tables>, siteId: number, slot: PageSlot) {
  const found = new Map<string, { readonly page: Pick<PageDocument, 'slots' | 'containers'>; count: number }>();
  for (let after = 0; ; ) {
    const pages = await db
      .selectFrom('page')
      .innerJoin('page_revision', 'page_revision.id', 'page.publishedRevisionId')
      .select(['page.id', 'page_revision.document'])
      .where('page.siteId', '=', siteId)
      .where('page.type', 'in', [...PAGE_CONTENT_TYPES])
      .where('page.id', '>', after)
      .orderBy('page.id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, document } of pages) {
      after = id;
      const page = readPage(document);
      if (!page) continue;
      const text = slotText(page, slot);
      if (text === '') return undefined;
      const known = found.get(text);
      if (known) known.count += 1;
      else found.set(text, { page, count: 1 });
    }
    if (pages.length < AT_ONCE) break;
  }
  const [most] = [...found].sort(([, a], [, b]) => b.count - a.count);
  return most && most[1].count >= LEAST_COPIES ? { text: most[0], page: most[1].page } : undefined;
}

/** Empties the slot in every revision of the site's pages that has the same there. */
async function emptySlots(db: Kysely<Tables>, siteId: number, slot: PageSlot, text: string): Promise<void> {
  for (let after = ''; ; ) {
    const revisions = await db
      .selectFrom('page_revision')
      .innerJoin('page', 'page.id', 'page_revision.pageId')
      .select(['page_revision.id', 'page_revision.pageId', 'page_revision.document'])
      .where('page.siteId', '=', siteId)
      .where('page.type', 'in', [...PAGE_CONTENT_TYPES])
      .where('page_revision.id', '>', after)
      .orderBy('page_revision.id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, pageId, document: stored } of revisions) {
      after = id;
      const page = readPage(stored);
      if (!page || slotText(page, slot) !== text) continue;
      const document = JSON.stringify(withoutSlot(page, slot));
      await db.updateTable('page_revision').set({ document }).where('id', '=', id).execute();
      // What the page points at is written down anew at the start.
      await db.updateTable('page').set({ indexedBy: null }).where('id', '=', pageId).execute();
    }
    if (revisions.length < AT_ONCE) return;
  }
}

async function makeSnippet(
  db: Kysely<Tables>,
  siteId: number,
  { slot, title, slug: wanted }: Place,
  page: Pick<PageDocument, 'slots' | 'containers'>,
): Promise<string> {
  const slug = await freeSlug(db, siteId, wanted);
  const now = new Date();
  const revisionId = uuidv7();
  const document = snippetOfSlot(page, slot, title);
  const { id } = await db
    .insertInto('page')
    .values({
      siteId,
      type: 'snippet',
      title,
      slug,
      isTemplate: sql<boolean>`false`,
      theme: document.theme,
      version: 1,
      draftRevisionId: revisionId,
      publishedRevisionId: revisionId,
      publishedAt: now,
      searchText: normalizeForSearch(`${title} /${slug}`),
      createdAt: now,
      updatedAt: now,
      updatedBy: MIGRATED_BY,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('page_revision')
    .values({
      id: revisionId,
      pageId: id,
      number: 1,
      document: JSON.stringify(document),
      createdAt: now,
      createdBy: MIGRATED_BY,
      publishedAt: now,
    })
    .execute();
  return slug;
}

async function freeSlug(db: Kysely<Tables>, siteId: number, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const taken = await db
      .selectFrom('page')
      .select('id')
      .where('siteId', '=', siteId)
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!taken) return slug;
  }
}
