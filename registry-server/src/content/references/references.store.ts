import { type ContentType, PAGE_CONTENT_TYPES, type ReferenceKind } from '@witryna/module-schemas';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import type { Tables } from '../../database/tables.ts';
import type { Trx } from '../../database/transaction.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { urlPathOf } from '../slug.ts';
import { indexedKey } from './index-references.ts';
import { REFERENCE_KINDS } from './references.schema.ts';

/** What may be pointed at. Slugs belong to a site. */
export interface Target {
  readonly kind: ReferenceKind;
  readonly key: string;
  readonly siteId?: number | undefined;
}

/** A page that points at something, and where. */
export interface PageUsage {
  readonly page: ReturnType<typeof pageOf>;
  readonly states: readonly ('draft' | 'published')[];
  readonly places: readonly ReferencePlace[];
}

export interface ReferencePlace {
  readonly path: string;
  readonly placedModuleId?: string;
  readonly driver?: string;
}

type Builder = ExpressionBuilder<Tables, 'content_reference' | 'page' | 'site'>;

/** Places that one answer names of a page. */
const MOST_PLACES = 50;

/** Reads the index of references. */
export function createReferencesStore(db: Db) {
  const joined = (source: Db | Trx) =>
    source
      .selectFrom('content_reference')
      .innerJoin('page', 'page.id', 'content_reference.pageId')
      .innerJoin('site', 'site.id', 'page.siteId');

  const pointingAt = (source: Db | Trx, { kind, key, siteId }: Target, exceptPage?: number) =>
    joined(source)
      .where('content_reference.kind', '=', kind)
      .where('content_reference.key', '=', indexedKey(kind, key) ?? '')
      .$if(siteId !== undefined, (rows) => rows.where('page.siteId', '=', siteId ?? 0))
      .$if(exceptPage !== undefined, (rows) => rows.where('page.id', '!=', exceptPage ?? 0));

  /** Pages that point at it, with the places, a part at a time. */
  async function findUsages(target: Target, paging: Paging, source: Db | Trx = db, exceptPage?: number) {
    const { limit, offset } = rowsOf(paging);
    const using = pointingAt(source, target, exceptPage);
    const { total } = await using
      .select((rows) => rows.fn.count<number>('page.id').distinct().as('total'))
      .executeTakeFirstOrThrow();
    const pages = await using
      .select(['page.id', 'page.title', 'page.slug', 'page.type', 'page.isTemplate', 'site.code as site'])
      .distinct()
      .orderBy('page.id')
      .limit(limit)
      .offset(offset)
      .execute();
    if (pages.length === 0) return { items: [], total };
    const places = await using
      .where(
        'page.id',
        'in',
        pages.map(({ id }) => id),
      )
      .select(['content_reference.pageId', 'content_reference.state', 'content_reference.path'])
      .select(['content_reference.placedModuleId', 'content_reference.driver'])
      .orderBy('content_reference.id')
      .execute();
    const byPage = Map.groupBy(places, ({ pageId }) => pageId);
    const items = pages.map((row): PageUsage => {
      const ofPage = byPage.get(row.id) ?? [];
      const distinct = new Map(ofPage.map((place) => [place.path, placeOf(place)]));
      return {
        page: pageOf(row),
        states: (['draft', 'published'] as const).filter((state) => ofPage.some((place) => place.state === state)),
        places: [...distinct.values()].slice(0, MOST_PLACES),
      };
    });
    return { items, total };
  }

  return {
    findUsages,

    /** Names of what of the catalogue shows a file. */
    async findFileUsages(id: number): Promise<readonly CatalogueUsage[]> {
      const [products, brands, lines, categories] = await Promise.all([
        db
          .selectFrom('product_media')
          .innerJoin('product', 'product.id', 'product_media.productId')
          .select(['product.sku as key', 'product.name'])
          .distinct()
          .where('product_media.mediaId', '=', id)
          .limit(MOST_PLACES)
          .execute(),
        db.selectFrom('brand').select(['code as key', 'name']).where('mediaId', '=', id).limit(MOST_PLACES).execute(),
        db
          .selectFrom('product_line')
          .select(['code as key', 'name'])
          .where('mediaId', '=', id)
          .limit(MOST_PLACES)
          .execute(),
        db
          .selectFrom('category')
          .select(['path as key', 'name'])
          .where('mediaId', '=', id)
          .limit(MOST_PLACES)
          .execute(),
      ]);
      return [
        ...products.map((row) => ({ ...row, kind: 'product' as const })),
        ...brands.map((row) => ({ ...row, kind: 'brand' as const })),
        ...lines.map((row) => ({ ...row, kind: 'line' as const })),
        ...categories.map((row) => ({ ...row, kind: 'category' as const })),
      ];
    },

    /**
     * Places of published pages that point at what readers cannot be shown, a part at a time. `ownPaths` are addresses
     * that the shop answers by itself.
     */
    async findBroken(paging: Paging, siteId?: number, ownPaths: readonly string[] = []) {
      const { limit, offset } = rowsOf(paging);
      const broken = joined(db)
        .where('content_reference.state', '=', 'published')
        .where('page.publishedRevisionId', 'is not', null)
        .$if(siteId !== undefined, (rows) => rows.where('page.siteId', '=', siteId ?? 0))
        .where((eb) => eb.or([...REFERENCE_KINDS.map((kind) => brokenOf(eb, kind)), brokenLink(eb, ownPaths)]));
      const { total } = await broken.select((rows) => rows.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const rows = await broken
        .select(['page.id', 'page.title', 'page.slug', 'page.type', 'page.isTemplate', 'site.code as site'])
        .select(['content_reference.kind', 'content_reference.key', 'content_reference.path'])
        .select(['content_reference.placedModuleId', 'content_reference.driver'])
        .orderBy('page.id')
        .orderBy('content_reference.id')
        .limit(limit)
        .offset(offset)
        .execute();
      const items = rows.map((row) => ({
        kind: row.kind,
        key: row.key,
        page: pageOf(row),
        place: placeOf(row),
      }));
      return { items, total };
    },

    /** The slugs of these that are published snippets. */
    async publishedSnippets(siteId: number, slugs: readonly string[]): Promise<ReadonlySet<string>> {
      if (slugs.length === 0) return new Set();
      const rows = await db
        .selectFrom('page')
        .select('slug')
        .where('siteId', '=', siteId)
        .where('slug', 'in', slugs)
        .where('type', '=', 'snippet')
        .where('publishedRevisionId', 'is not', null)
        .execute();
      return new Set(rows.map(({ slug }) => slug));
    },
  };
}

/** Something of the catalogue that shows a file. */
export interface CatalogueUsage {
  readonly kind: 'product' | 'brand' | 'line' | 'category';
  readonly key: string;
  readonly name: string;
}

/** Kinds whose keys are slugs, with the types of content that they may name. */
const TYPES_OF = {
  article: PAGE_CONTENT_TYPES,
  snippet: ['snippet'],
  filter: ['product-filter', 'article-filter'],
  author: ['author'],
  'article-category': ['article-category'],
  'article-filter': ['article-filter'],
  navigation: ['navigation'],
  page: PAGE_CONTENT_TYPES,
} as const satisfies Partial<Record<ReferenceKind, readonly ContentType[]>>;

/** True for a reference of this kind whose target readers cannot be shown. */
function brokenOf(eb: Builder, kind: ReferenceKind) {
  return eb.and([eb('content_reference.kind', '=', kind), eb.not(eb.exists(targetOf(eb, kind)))]);
}

/** True for a link to an address of its site at which there is nothing. */
function brokenLink(eb: Builder, ownPaths: readonly string[]) {
  const key = 'content_reference.key';
  const atAddress = [
    eb
      .selectFrom('page as target')
      .select('target.id')
      .whereRef('target.siteId', '=', 'page.siteId')
      .whereRef('target.slug', '=', key)
      .where('target.publishedRevisionId', 'is not', null)
      .where('target.isTemplate', '=', false)
      .where('target.type', 'in', [...PAGE_CONTENT_TYPES]),
    eb.selectFrom('product').select('product.id').whereRef('urlKey', '=', key).where('product.isActive', '=', true),
    eb.selectFrom('category').select('category.id').whereRef('category.path', '=', key),
    eb
      .selectFrom('catalogue_translation as named')
      .select('named.id')
      .whereRef('named.address', '=', key)
      .where((on) =>
        on.or([
          on('named.language', '=', 'en'),
          on('named.language', '=', sql<string>`lower(substr(${on.ref('site.language')}, 1, 2))`),
        ]),
      ),
    eb
      .selectFrom('redirect')
      .select('redirect.id')
      .whereRef('redirect.siteId', '=', 'page.siteId')
      .whereRef('redirect.slug', '=', key),
  ];
  return eb.and([
    eb('content_reference.kind', '=', 'link'),
    ...(ownPaths.length > 0 ? [eb(key, 'not in', [...ownPaths])] : []),
    ...atAddress.map((target) => eb.not(eb.exists(target))),
  ]);
}

function targetOf(eb: Builder, kind: ReferenceKind) {
  switch (kind) {
    case 'product':
      return eb
        .selectFrom('product')
        .select('product.id')
        .whereRef('product.sku', '=', 'content_reference.key')
        .where('product.isActive', '=', true);
    case 'file':
      return (
        eb
          .selectFrom('media_file')
          .select('media_file.id')
          // Only of this kind are all keys numbers, and the engine may look at the others first.
          .where(
            'media_file.id',
            '=',
            sql<number>`case when content_reference.kind = 'file' then cast(content_reference.key as integer) end`,
          )
      );
    case 'brand':
      return eb.selectFrom('brand').select('brand.id').whereRef('brand.code', '=', 'content_reference.key');
    case 'line':
      return eb
        .selectFrom('product_line')
        .select('product_line.id')
        .whereRef('product_line.code', '=', 'content_reference.key');
    case 'category':
      return eb.selectFrom('category').select('category.id').whereRef('category.path', '=', 'content_reference.key');
    case 'article':
    case 'snippet':
    case 'filter':
    case 'author':
    case 'article-category':
    case 'article-filter':
    case 'navigation':
    case 'page':
      return eb
        .selectFrom('page as target')
        .select('target.id')
        .whereRef('target.siteId', '=', 'page.siteId')
        .whereRef('target.slug', '=', 'content_reference.key')
        .where('target.publishedRevisionId', 'is not', null)
        .where('target.isTemplate', '=', false)
        .where('target.type', 'in', [...TYPES_OF[kind]]);
  }
}

const pageOf = (row: {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly type: string;
  readonly isTemplate: boolean;
  readonly site: string;
}) => ({
  id: row.id,
  title: row.title,
  urlPath: urlPathOf(row.slug),
  type: row.type,
  isTemplate: row.isTemplate,
  site: row.site,
});

const placeOf = ({
  path,
  placedModuleId,
  driver,
}: {
  readonly path: string;
  readonly placedModuleId: string | null;
  readonly driver: string | null;
}): ReferencePlace => ({
  path,
  ...(placedModuleId !== null && { placedModuleId }),
  ...(driver !== null && { driver }),
});
