import type { ContentType } from '@witryna/module-schemas';
import type { PagesStore } from '../pages/index.ts';
import { urlPathOf } from '../slug.ts';
import { FORMAT, FORMAT_VERSION } from './page-transfer.schema.ts';

interface ExportQuery {
  readonly siteId?: number;
  readonly type?: ContentType;
  /** These alone, whatever else is asked. */
  readonly ids?: readonly number[];
}

const AT_ONCE = 50;

/** The file of all pages that match, as they are being edited; written while it is read. */
export async function* exportPages(pages: PagesStore, query: ExportQuery): AsyncGenerator<string> {
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
  yield '\n]}\n';
}

async function* idsOf(pages: PagesStore, { ids, ...query }: ExportQuery): AsyncGenerator<number> {
  if (ids) {
    yield* ids;
    return;
  }
  for (let page = 1; ; page += 1) {
    const { items } = await pages.list({ ...query, sort: 'path', page, pageSize: AT_ONCE });
    for (const { id } of items) yield id;
    if (items.length < AT_ONCE) return;
  }
}
