import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { shop } from './shop.ts';
import type { ModuleTree, StaffApi } from './staff-api.ts';

interface StoredSite {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly revision: number;
  readonly isDefault: boolean;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A page of a new site: what lies at the top and in the middle of it. */
export interface SitePage {
  readonly urlPath: string;
  readonly title: string;
  readonly top?: readonly ModuleTree[];
  readonly main: readonly ModuleTree[];
}

type SiteSettings = Readonly<Record<string, unknown>>;

export interface NewSite {
  readonly code: string;
  readonly name: string;
  /** Where its home page is. */
  readonly url: string;
}

/** A site in a folder of the demo shop, as the default one but for these settings, with these pages published. */
export async function aSite(
  api: StaffApi,
  prefix: string,
  settings: SiteSettings | ((code: string) => SiteSettings),
  pages: readonly SitePage[],
): Promise<NewSite> {
  const main = await storedSite(api, ({ isDefault }) => isDefault);
  const { id: _id, code: _code, revision: _revision, ...body } = main;
  const code = `${prefix}-${randomUUID().slice(0, 6)}`;
  const name = `Rosa ${code}`;
  const own = { name, basePath: `/${code}`, isDefault: false, staticRouting: {}, properties: { maintenance: false } };
  await api.send('PUT', `/staff/sites/${code}`, {
    ...body,
    ...own,
    ...(typeof settings === 'function' ? settings(code) : settings),
  });
  for (const page of pages) await publish(api, code, page);
  return { code, name, url: `${shop.storefrontUrl}/${code}` };
}

/** Closes a site for maintenance, or opens it again; the shop has heard of it when this is done. */
export async function setMaintenance(api: StaffApi, { code, url }: NewSite, maintenance: boolean): Promise<void> {
  const { id: _id, code: _code, ...body } = await storedSite(api, (site) => site.code === code);
  await api.send('PUT', `/staff/sites/${code}`, { ...body, properties: { ...body.properties, maintenance } });
  await expect.poll(async () => (await fetch(url)).status).toBe(maintenance ? 503 : 200);
}

async function storedSite(api: StaffApi, isMeant: (site: StoredSite) => boolean): Promise<StoredSite> {
  const { items } = await api.get<{ items: StoredSite[] }>('/staff/sites');
  const found = items.find(isMeant);
  if (!found) throw new Error('The shop has no such site');
  return found;
}

async function publish(api: StaffApi, site: string, { urlPath, title, top = [], main }: SitePage): Promise<void> {
  const placed = [...top, ...main].map((module) => ({ ...module, version: 1 }));
  const document = {
    type: 'page',
    title,
    theme: 'default',
    properties: { meta: {} },
    contentProperties: {},
    slots: { top: top.map(({ id }) => id), main: main.map(({ id }) => id), bottom: [] },
    containers: Object.fromEntries(placed.map((module) => [module.id, module])),
  };
  const body = { site, type: 'page', title, urlPath, document };
  const { page } = await api.send<{ page: { id: number } }>('POST', '/staff/pages', body);
  await api.send('POST', `/staff/pages/${page.id}/publish`, { version: 1 });
}
