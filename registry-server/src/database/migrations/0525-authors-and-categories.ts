import { emptyPage, isRecord, normalizeForSearch } from '@witryna/module-schemas';
import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { slugOfWords } from '../../text/slug-of-words.ts';

/** Revisions that are read at once. */
const AT_ONCE = 500;
const MIGRATED_BY = 'Witryna';

interface Tables {
  page: {
    id: number;
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

type ContentKind = 'author' | 'article-category';

/** Where what was only a name until now is filed. */
const FOLDERS: Readonly<Record<ContentKind, string>> = { author: 'autorzy', 'article-category': 'kategorie-artykulow' };
/** Longest name of either kind. */
const MAX_NAMES: Readonly<Record<ContentKind, number>> = { author: 120, 'article-category': 60 };

/**
 * Authors and categories of articles were names; now they are content that articles refer to. Each name becomes content
 * of its site, and every revision refers to it. What refers to such content already stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Tables>;
  const content = createContentFinder(tables);
  for (let after = ''; ; ) {
    const revisions = await tables
      .selectFrom('page_revision')
      .innerJoin('page', 'page.id', 'page_revision.pageId')
      .select(['page_revision.id', 'page_revision.document', 'page.siteId'])
      .where('page_revision.id', '>', after)
      .orderBy('page_revision.id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, document: text, siteId } of revisions) {
      after = id;
      const document = await withReferences(text, (kind, name) => content(siteId, kind, name));
      if (document !== undefined)
        await tables.updateTable('page_revision').set({ document }).where('id', '=', id).execute();
    }
    if (revisions.length < AT_ONCE) return;
  }
}

type SlugOfName = (kind: ContentKind, name: string) => Promise<string>;

/** The document with references in place of names; undefined where there is nothing to replace. */
async function withReferences(text: string, slugOfName: SlugOfName): Promise<string | undefined> {
  const document = readText(text);
  const properties = document?.contentProperties;
  if (!document || !isRecord(properties)) return undefined;
  const { author, categories } = properties;
  const changed: Record<string, unknown> = {};
  if (isName(author, 'author')) changed.author = await slugOfName('author', author);
  if (document.type === 'article' && Array.isArray(categories)) {
    const slugs: unknown[] = [];
    for (const name of categories)
      slugs.push(isName(name, 'article-category') ? await slugOfName('article-category', name) : name);
    changed.categories = slugs;
  }
  const contentProperties = { ...properties, ...changed };
  const replaced = JSON.stringify({ ...document, contentProperties });
  return JSON.stringify(document) === replaced ? undefined : replaced;
}

const isName = (value: unknown, kind: ContentKind): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NAMES[kind] && !value.includes('\0');

/** Undefined for a text that is no page: it is shown to nobody. */
function readText(text: string): Record<string, unknown> | undefined {
  try {
    const document: unknown = JSON.parse(text);
    return isRecord(document) ? document : undefined;
  } catch {
    return undefined;
  }
}

/** Finds the content of a name in its site, and makes it the first time. */
function createContentFinder(db: Kysely<Tables>) {
  const known = new Map<string, string>();

  return async function find(siteId: number, kind: ContentKind, name: string): Promise<string> {
    const key = `${siteId} ${kind} ${name}`;
    const slug = known.get(key) ?? (await findOrMake(siteId, kind, name));
    known.set(key, slug);
    return slug;
  };

  async function findOrMake(siteId: number, kind: ContentKind, name: string): Promise<string> {
    const { slug: refersTo } = (await pageAt(siteId, name.startsWith('/') ? name.slice(1) : name, kind)) ?? {};
    if (refersTo !== undefined) return name;
    const wanted = `${FOLDERS[kind]}/${slugOfWords(name) || 'bez-nazwy'}`;
    for (let number = 1; ; number += 1) {
      const slug = number === 1 ? wanted : `${wanted}-${number}`;
      const taken = await pageAt(siteId, slug);
      if (taken?.type === kind && taken.title === name) return slug;
      if (!taken) {
        await make(siteId, kind, name, slug);
        return slug;
      }
    }
  }

  function pageAt(siteId: number, slug: string, type?: string) {
    return db
      .selectFrom('page')
      .select(['slug', 'type', 'title'])
      .where('siteId', '=', siteId)
      .where('slug', '=', slug)
      .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
      .executeTakeFirst();
  }

  async function make(siteId: number, kind: ContentKind, name: string, slug: string): Promise<void> {
    const now = new Date();
    const revisionId = uuidv7();
    const document = { ...emptyPage(kind, name), contentProperties: { name } };
    const { id } = await db
      .insertInto('page')
      .values({
        siteId,
        type: kind,
        title: name,
        slug,
        isTemplate: sql<boolean>`false`,
        theme: document.theme,
        version: 1,
        draftRevisionId: revisionId,
        publishedRevisionId: revisionId,
        publishedAt: now,
        searchText: normalizeForSearch(`${name} /${slug}`),
        createdAt: now,
        updatedAt: now,
        updatedBy: MIGRATED_BY,
      } as never)
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
  }
}
