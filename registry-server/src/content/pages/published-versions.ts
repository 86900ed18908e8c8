import type { ContentType } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import { isIndexable, markedDocument } from './indexable.ts';

/** A published page that may be a version of one on another site. */
export interface PublishedVersion {
  readonly siteId: number;
  readonly slug: string;
  readonly type: ContentType;
  readonly isTemplate: boolean;
  readonly translationGroup: string | null;
  /** Until then readers do not see it. */
  readonly visibleFrom: Date | null;
  /** False where search engines are kept from it. */
  readonly isIndexable: boolean;
}

/** Published pages of several sites by what makes them versions of each other. */
export function createPublishedVersions(db: Db) {
  const published = () =>
    db
      .selectFrom('page')
      .innerJoin('page_revision', 'page_revision.id', 'page.publishedRevisionId')
      .select(['page.siteId', 'page.slug', 'page.type', 'page.isTemplate', 'page.translationGroup', 'page.visibleFrom'])
      .select(['page.publishedAt', 'page.id', markedDocument.as('marked')]);

  return {
    /** What is published at these addresses of these sites, with the templates of these types, the latest first. */
    async findAtAddresses(
      siteIds: readonly number[],
      slugs: readonly string[],
      templateTypes: readonly ContentType[],
    ): Promise<PublishedVersion[]> {
      if (slugs.length === 0) return [];
      const atSlug = published()
        .where('page.siteId', 'in', siteIds)
        .where('page.slug', 'in', slugs)
        .where('page.isTemplate', '=', false);
      if (templateTypes.length === 0) return (await atSlug.execute()).map(versionOf);
      const templates = published()
        .where('page.siteId', 'in', siteIds)
        .where('page.type', 'in', templateTypes)
        .where('page.isTemplate', '=', true);
      // Two queries in one: each has an index of its own.
      const rows = await atSlug.unionAll(templates).execute();
      rows.sort((one, other) => timeOf(other) - timeOf(one) || other.id - one.id);
      return rows.map(versionOf);
    },

    async findInGroups(groups: readonly string[]): Promise<PublishedVersion[]> {
      if (groups.length === 0) return [];
      const rows = await published()
        .where('page.translationGroup', 'in', groups)
        .where('page.isTemplate', '=', false)
        .execute();
      return rows.map(versionOf);
    },
  };
}

const timeOf = ({ publishedAt }: { readonly publishedAt: Date | null }) => publishedAt?.getTime() ?? 0;

function versionOf({ marked, ...row }: Omit<PublishedVersion, 'isIndexable'> & { readonly marked: string | null }) {
  const { siteId, slug, type, isTemplate, translationGroup, visibleFrom } = row;
  return { siteId, slug, type, isTemplate, translationGroup, visibleFrom, isIndexable: isIndexable(marked) };
}
