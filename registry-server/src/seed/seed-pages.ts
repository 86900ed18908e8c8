import { readSeedFolder } from './seed-files.ts';
import { expandShared, newPageOf, resolvePictures, type SeedPage, type SeedPlacedModule } from './seed-page.ts';
import { ApiRefusal, type StaffApi } from './staff-api.ts';

interface PageSummary {
  readonly id: number;
  readonly urlPath: string;
  readonly status: 'draft' | 'published' | 'changed';
  readonly version: number;
}

/** The seed's pages with their shared parts inserted. */
export function readSeedPages(): SeedPage[] {
  const shared = readSeedFolder<SeedPlacedModule>('shared');
  return Object.values(readSeedFolder<SeedPage>('pages')).map((page) => expandShared(page, shared));
}

/** Creates the pages, then publishes them, since they may refer to each other. A page whose address is taken is not changed. */
export async function seedPages(
  api: StaffApi,
  pages: readonly SeedPage[],
  fileIds: ReadonlyMap<string, number>,
): Promise<{ readonly created: number; readonly kept: number }> {
  const summaries: (PageSummary | undefined)[] = [];
  for (const page of pages) summaries.push(await createPage(api, resolvePictures(page, fileIds)));
  const drafts = summaries.flatMap((page) => (page?.status === 'draft' ? [page] : []));
  for (const { id, version } of drafts) await api.send('POST', `/staff/pages/${id}/publish`, { version });
  return { created: drafts.length, kept: pages.length - drafts.length };
}

async function createPage(api: StaffApi, page: SeedPage): Promise<PageSummary | undefined> {
  try {
    const { page: summary } = await api.send<{ page: PageSummary }>('POST', '/staff/pages', newPageOf(page));
    return summary;
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.body.code !== 'slug-taken') throw error;
    return findPage(api, page);
  }
}

/** The page of an earlier run that may have stopped between creating and publishing. */
async function findPage(api: StaffApi, { title, urlPath }: SeedPage): Promise<PageSummary | undefined> {
  const query = new URLSearchParams({ search: title, pageSize: '100' });
  const { items } = await api.get<{ items: readonly PageSummary[] }>(`/staff/pages?${query}`);
  return items.find((item) => item.urlPath === urlPath);
}
