import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, request } from '@playwright/test';
import { aColour, aPicture } from './a-picture.ts';
import { shop } from './shop.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

interface PlacedModule {
  readonly id: string;
  readonly driver: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<Record<string, readonly string[]>>;
}

/** What the tests know of a page's document; the rest is carried along as it came. */
export interface PageDocument {
  readonly title: string;
  readonly slots: Readonly<Record<'top' | 'main' | 'bottom', readonly string[]>>;
  readonly containers: Readonly<Record<string, PlacedModule>>;
}

export interface OpenedPage {
  readonly page: { readonly id: number; readonly title: string; readonly urlPath: string };
  readonly document: PageDocument;
  readonly version: number;
}

/** The staff API as one person uses it beside the browser: to prepare a test, or to be the other editor. */
export interface StaffApi {
  get<T>(path: string): Promise<T>;
  send<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T>;
  /** Puts a picture into the library under this name. */
  addPicture(name: string): Promise<{ readonly id: number }>;
  /** Lets the pages of a browser work in the same session, without the form. */
  lend(context: BrowserContext): Promise<void>;
}

/** Signs in by the API. */
export async function staffApi({ email, password }: Person = shop.admin): Promise<StaffApi> {
  const client = await request.newContext({ baseURL: shop.registryUrl });
  const session = await json<{ csrfToken: string }>(client, 'POST', '/staff/session', { data: { email, password } });
  const headers = { 'x-csrf-token': session.csrfToken };
  return {
    get: (path) => json(client, 'GET', path, {}),
    send: (method, path, data) => json(client, method, path, { data, headers }),
    addPicture: (name) => {
      const file = { name: `${name}.png`, mimeType: 'image/png', buffer: aPicture(aColour()) };
      return json(client, 'POST', '/staff/media', { multipart: { title: name, alt: name, file }, headers });
    },
    lend: async (context) => context.addCookies((await client.storageState()).cookies),
  };
}

async function json<T>(client: APIRequestContext, method: string, path: string, options: object): Promise<T> {
  const answer = await client.fetch(path, { method, ...options });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  const body = await answer.text();
  return JSON.parse(body === '' ? 'null' : body);
}

/** A new person of this role. */
export async function aPerson(api: StaffApi, role: 'viewer' | 'editor' | 'publisher'): Promise<Person> {
  const person = { email: `${randomUUID()}@rosailen.example`, password: 'rosa-na-lnie-o-poranku' };
  await api.send('POST', '/staff/users', { ...person, role, name: 'Zofia Lniana' });
  return person;
}

/** A module of a new page: its driver and settings, and what lies in its slots. */
export interface ModuleTree {
  readonly id: string;
  readonly driver: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<Record<string, readonly ModuleTree[]>>;
}

/** A draft at an address that no other test has, with these modules in its slots. */
export async function aDraft(
  api: StaffApi,
  slots: Partial<Record<'top' | 'main' | 'bottom', readonly ModuleTree[]>> = {},
): Promise<OpenedPage> {
  const name = uniqueName();
  const opened = await api.send<OpenedPage>('POST', '/staff/pages', {
    type: 'page',
    title: `Strona ${name}`,
    urlPath: `/${name}`,
  });
  const containers = Object.values(slots).flatMap((trees) => (trees ?? []).flatMap(flatten));
  const document = {
    ...opened.document,
    containers: Object.fromEntries(containers.map((placed) => [placed.id, placed])),
    slots: { top: idsOf(slots.top), main: idsOf(slots.main), bottom: idsOf(slots.bottom) },
  };
  const { version } = await saveDraft(api, { ...opened, document });
  return { ...opened, document, version };
}

/** Saves as another tab or another person would. */
export function saveDraft(api: StaffApi, { page, version, document }: OpenedPage): Promise<{ version: number }> {
  return api.send('PUT', `/staff/pages/${page.id}/draft`, { version, document });
}

/** The page with other words in one of its headings. */
export function withText(opened: OpenedPage, id: string, text: string): OpenedPage {
  const { document } = opened;
  const heading = { id, driver: 'heading', version: 1, settings: { text } };
  return { ...opened, document: { ...document, containers: { ...document.containers, [id]: heading } } };
}

/** A heading with these words. */
export const aHeading = (id: string, text: string): ModuleTree => ({ id, driver: 'heading', settings: { text } });

/** A container of one column with these modules in it. */
export const aContainer = (id: string, content: readonly ModuleTree[] = []): ModuleTree => ({
  id,
  driver: 'container',
  settings: { padding: { top: 9, bottom: 9 } },
  slots: { content },
});

/** A name that no other test uses, fit for an address. */
export const uniqueName = () => `proba-${randomUUID().slice(0, 8)}`;

const idsOf = (trees: readonly ModuleTree[] = []) => trees.map(({ id }) => id);

function flatten({ id, driver, settings, slots = {} }: ModuleTree): PlacedModule[] {
  const own = Object.fromEntries(Object.entries(slots).map(([slot, trees]) => [slot, idsOf(trees)]));
  const placed = { id, driver, version: 1, settings, ...(Object.keys(slots).length > 0 && { slots: own }) };
  return [placed, ...Object.values(slots).flatMap((trees) => trees.flatMap(flatten))];
}
