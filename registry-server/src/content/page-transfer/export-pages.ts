import type { ContentType } from '@witryna/module-schemas';
import type { PagesStore } from '../pages/index.ts';
import { migrateSection, readModules, type SavedSectionsStore } from '../saved-sections/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { urlPathOf } from '../slug.ts';
import { FORMAT, FORMAT_VERSION } from './page-transfer.schema.ts';

interface ExportQuery {
  readonly siteId?: number;
  readonly type?: ContentType;
  /** These alone, whatever else is asked. */
  readonly ids?: readonly number[];
  /** With the saved sections. */
  readonly sections?: boolean;
}

const AT_ONCE = 50;

interface ExportDeps {
  readonly pages: PagesStore;
  readonly sites: SiteDirectory;
  readonly savedSections: SavedSectionsStore;
}

/** The file of all pages that match, as they are being edited; written while it is read. */
export async function* exportPages(deps: ExportDeps, query: ExportQuery): AsyncGenerator<string> {
  const { pages } = deps;
  yield `{"format":"${FORMAT}","version":${FORMAT_VERSION},"pages":[`;
  let isFirst = true;
  for await (const id of idsOf(pages, query)) {
    const { page: row, document } = await pages.readDraft(id);
    const { site, type, slug, title, isTemplate, publishedRevisionId, draftRevisionId, translationGroup } = row;
    const isPublished = publishedRevisionId === draftRevisionId;
    const entry = {
      site,
      type,
      urlPath: urlPathOf(slug),
      title,
      isTemplate,
      isPublished,
      ...(translationGroup !== null && { translationGroup }),
      document,
    };
    yield `${isFirst ? '' : ','}\n${JSON.stringify(entry)}`;
    isFirst = false;
  }
  yield '\n]';
  if (query.sections) yield* sectionsOf(deps, query.siteId);
  yield '}\n';
}

async function* sectionsOf({ sites, savedSections }: ExportDeps, siteId: number | undefined): AsyncGenerator<string> {
  yield ',"sections":[';
  let isFirst = true;
  for (const row of await savedSections.list()) {
    const section = siteId === undefined || row.siteId === siteId ? await savedSections.find(row.id) : undefined;
    if (!section) continue;
    const entry = {
      name: section.name,
      ...(section.groupName !== null && { group: section.groupName }),
      ...(section.siteId !== null && { site: sites.require(String(section.siteId)).code }),
      modules: migrateSection(readModules(section.modules)),
    };
    yield `${isFirst ? '' : ','}\n${JSON.stringify(entry)}`;
    isFirst = false;
  }
  yield '\n]';
}

async function* idsOf(pages: PagesStore, { ids, siteId, type }: ExportQuery): AsyncGenerator<number> {
  if (ids) {
    yield* ids;
    return;
  }
  for (let page = 1; ; page += 1) {
    const { items } = await pages.list({
      ...(siteId !== undefined && { siteId }),
      ...(type && { type }),
      sort: 'path',
      page,
      pageSize: AT_ONCE,
    });
    for (const { id } of items) yield id;
    if (items.length < AT_ONCE) return;
  }
}
