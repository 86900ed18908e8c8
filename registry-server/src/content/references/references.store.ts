import type { ReferenceKind } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { urlPathOf } from '../slug.ts';
import { brokenLink, brokenOf } from './broken-targets.ts';
import { findHiddenNames } from './hidden-names.ts';
import { indexedKey } from './index-references.ts';
import { REFERENCE_KINDS } from './references.schema.ts';

/** What may be pointed at. Slugs belong to a site. */
export interface Target {
  readonly kind: ReferenceKind;
  readonly key: string;
  readonly siteId?: number | undefined;
}

/** A target with the other keys that name it: those that it had before, and the addresses of links to it. */
interface NamedTarget extends Target {
  readonly formerKeys?: readonly string[];
  readonly isLinkedTo?: boolean;
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

/** Sections that editors keep which point at something: the first by name, and how many there are of all. */
export interface SectionUsages {
  readonly sections: readonly { readonly id: number; readonly name: string }[];
  readonly sectionsTotal: number;
}

/** Sections that one answer names. */
const MOST_SECTIONS = 50;

/** Places that one answer names of a page. */
const MOST_PLACES = 50;

/** Reads the index of references. */
export function createReferencesStore(db: Db) {
  const joined = (source: Db | Trx) =>
    source
      .selectFrom('content_reference')
      .innerJoin('page', 'page.id', 'content_reference.pageId')
      .innerJoin('site', 'site.id', 'page.siteId');

  const pointingAt = (source: Db | Trx, target: NamedTarget, exceptPage?: number) => {
    const { kind, key, siteId, formerKeys = [], isLinkedTo = false } = target;
    return joined(source)
      .where('content_reference.kind', 'in', isLinkedTo ? [kind, 'link'] : [kind])
      .where('content_reference.key', 'in', [indexedKey(kind, key) ?? '', ...formerKeys])
      .$if(siteId !== undefined, (rows) => rows.where('page.siteId', '=', siteId ?? 0))
      .$if(exceptPage !== undefined, (rows) => rows.where('page.id', '!=', exceptPage ?? 0));
  };

  /** Pages that point at it, with the places, a part at a time. */
  async function findUsages(target: NamedTarget, paging: Paging, source: Db | Trx = db, exceptPage?: number) {
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

    /** Saved sections that point at it, the first of them, and how many there are of all. */
    async findSections({ kind, key, siteId, formerKeys = [] }: NamedTarget): Promise<SectionUsages> {
      const pointing = db
        .selectFrom('saved_section')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('saved_section_reference')
            .select('sectionId')
            .where('kind', '=', kind)
            .where('key', 'in', [indexedKey(kind, key) ?? '', ...formerKeys]),
        )
        .$if(siteId !== undefined, (rows) => rows.where('siteId', '=', siteId ?? 0));
      const { total } = await pointing
        .select((rows) => rows.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const sections =
        total === 0 ? [] : await pointing.select(['id', 'name']).orderBy('nameKey').limit(MOST_SECTIONS).execute();
      return { sections, sectionsTotal: total };
    },

    /** The paths that a category had before it was moved. */
    async formerPathsOf(path: string): Promise<string[]> {
      const rows = await db
        .selectFrom('category_former_path')
        .innerJoin('category', 'category.id', 'category_former_path.categoryId')
        .select('category_former_path.path')
        .where('category.path', '=', path)
        .execute();
      return rows.map((row) => row.path);
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
      const nameOf = await findHiddenNames(db, rows);
      const items = rows.map((row) => ({
        kind: row.kind,
        key: row.key,
        name: nameOf(row),
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
