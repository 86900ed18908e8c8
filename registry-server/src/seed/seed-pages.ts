import { readSeedFolder } from './seed-files.ts';
import { expandShared, newPageOf, resolvePictures, type SeedPage, type SeedPlacedModule } from './seed-page.ts';
import type { SitePages } from './site-pages.ts';
import { ApiRefusal, type StaffApi } from './staff-api.ts';

interface PageSummary {
  readonly id: number;
  readonly urlPath: string;
  readonly status: 'draft' | 'published' | 'changed';
  readonly version: number;
}

/** The seed's pages with their shared parts inserted, by file name. */
export function readNamedPages(): Readonly<Record<string, SeedPage>> {
  const shared = readSeedFolder<SeedPlacedModule>('shared');
  const pages = Object.entries(readSeedFolder<SeedPage>('pages'));
  return Object.fromEntries(pages.map(([name, page]) => [name, expandShared(page, shared)]));
}

/** The seed's pages with their shared parts inserted. */
export function readSeedPages(): SeedPage[] {
  return Object.values(readNamedPages());
}

/**
 * Creates the pages of a site, then publishes them, since they may refer to each other. A page whose address is taken is
 * not changed, nor is one that stands at another address of the site, where an earlier seed or a person put it.
 */
export async function seedPages(
  api: StaffApi,
  { site, pages }: SitePages,
  fileIds: ReadonlyMap<string, number>,
): Promise<{ readonly created: number; readonly kept: number }> {
  const summaries: (PageSummary | undefined)[] = [];
  for (const page of pages) summaries.push(await createPage(api, site, resolvePictures(page, fileIds)));
  const drafts = summaries.flatMap((page) => (page?.status === 'draft' ? [page] : []));
  for (const { id, version } of drafts) await api.send('POST', `/staff/pages/${id}/publish`, { version });
  return { created: drafts.length, kept: pages.length - drafts.length };
}

async function createPage(api: StaffApi, site: string, page: SeedPage): Promise<PageSummary | undefined> {
  try {
    const { page: summary } = await api.send<{ page: PageSummary }>('POST', '/staff/pages', {
      ...newPageOf(page),
      site,
    });
    return summary;
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    if (error.body.code === 'translation-taken') return undefined;
    if (error.body.code !== 'slug-taken') throw error;
    return findPage(api, site, page);
  }
}

/** The page of an earlier run that may have stopped between creating and publishing. */
async function findPage(api: StaffApi, site: string, { title, urlPath }: SeedPage): Promise<PageSummary | undefined> {
  const query = new URLSearchParams({ site, search: title, pageSize: '100' });
  const { items } = await api.get<{ items: readonly PageSummary[] }>(`/staff/pages?${query}`);
  return items.find((item) => item.urlPath === urlPath);
}
