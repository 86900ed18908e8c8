import { EMPTY_RELATED, emptyPage, featuresOf, type PageDocument, type ProductSummary } from '@witryna/module-schemas';
import type { ListedFile } from '../api/content/media.ts';
import type { PageForEditing, PageSummary, Role } from '../api/types.ts';

/** What the registry answers: a status and a body. */
export interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
}

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

const MADE_UP_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

type Handler = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;

/** A registry in memory: answers what a test told it to, and remembers what it was asked. */
export function createFakeApi(handlers: Readonly<Record<string, Handler>> = {}) {
  const requests: FakeRequest[] = [];
  const routes = new Map<string, Handler>(Object.entries({ ...quietRegistry(), ...handlers }));

  const send: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://registry.test');
    const { method = 'GET', body } = init ?? {};
    const request: FakeRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    requests.push(request);
    const route = `${method} ${url.pathname}`;
    // Ids that the editor makes up are known to nobody else.
    const handler = routes.get(route) ?? routes.get(route.replaceAll(MADE_UP_ID, ':made-up'));
    const answer = handler ? await handler(request) : refuse(404, 'not-found');
    const status = answer.status ?? 200;
    return new Response(status === 204 ? null : JSON.stringify(answer.body), { status });
  };
  return {
    fetch: send,
    requests,
    /** Replaces what one route answers from now on. */
    on: (route: string, handler: Handler) => routes.set(route, handler),
    /** What was asked of one route, `PUT /staff/pages/1/draft`. */
    asked: (route: string) => requests.filter(({ method, path }) => `${method} ${path}` === route),
  };
}

export type FakeApi = ReturnType<typeof createFakeApi>;

/** A refusal as the registry words it. */
export function refuse(status: number, code: string, details?: unknown): FakeAnswer {
  return { status, body: { code, message: code, details } };
}

export function listOf<T>(items: readonly T[], total = items.length): FakeAnswer {
  return { body: { items, total, page: 1, pageSize: 20 } };
}

export const aSession = (role: Role = 'admin') => ({
  user: { id: 1, email: 'ania@rosailen.example', name: 'Ania', role },
  formLanguage: 'pl',
  mails: { publication: true, comments: true },
  csrfToken: 'csrf-1',
});

/** Nothing is there, and an administrator is signed in. */
function quietRegistry(): Record<string, Handler> {
  return {
    'GET /staff/shipping-labels': () => ({ body: { isOffered: false, items: [] } }),
    'GET /staff/session': () => ({ body: aSession() }),
    'GET /staff/overview/pages': () => ({ body: { toPublish: 0, returned: 0, answered: 0 } }),
    'GET /staff/sites': () => ({ body: { items: [aSite()] } }),
    'GET /staff/pages': () => listOf([]),
    'GET /staff/pages/presence': () => ({ body: { items: [] } }),
    'GET /staff/media': () => listOf([]),
    'GET /staff/saved-sections/texts': () => ({ body: { items: [] } }),
    'GET /staff/saved-sections': () => ({ body: { items: [], maximum: 200 } }),
    'GET /staff/catalogue/products': () => listOf([]),
    'GET /staff/catalogue/categories': () => ({ body: { items: [] } }),
    'GET /staff/catalogue/brands': () => listOf([]),
    'GET /staff/catalogue/lines': () => listOf([]),
    'GET /products': () => ({ body: { data: { products: [] } } }),
    'POST /staff/related': () => ({ body: { related: EMPTY_RELATED, words: {} } }),
  };
}

export function aSite() {
  return {
    id: 1,
    code: 'pl',
    name: 'Rosa i Len',
    locale: 'pl-PL',
    language: 'pl-PL',
    currency: 'PLN',
    address: 'https://rosailen.example',
    basePath: '/',
    domain: 'rosailen.example',
    postfix: 'Rosa i Len',
    features: featuresOf('pl'),
    generalSettings: {},
    properties: { maintenance: false },
  };
}

export function aSummary(change: Partial<PageSummary> = {}): PageSummary {
  return {
    id: 7,
    site: 'pl',
    type: 'page',
    title: 'O nas',
    urlPath: '/o-nas',
    isTemplate: false,
    theme: 'default',
    status: 'published',
    version: 3,
    updatedAt: '2026-11-20T11:04:00.000Z',
    updatedBy: 'Ania',
    ...change,
  };
}

export function aPageForEditing(
  document: PageDocument = emptyPage('page', 'O nas'),
  change: Partial<PageSummary> = {},
): PageForEditing {
  const page = aSummary({ title: document.title, ...change });
  return { page, document, version: page.version, faults: [], related: EMPTY_RELATED, words: {}, frame: {} };
}

export function aFile(id: number, change: Partial<ListedFile> = {}): ListedFile {
  return {
    uses: 1,
    id,
    mime: 'image/webp',
    size: 120_000,
    type: 'image',
    url: `/media/${id}/abc/original.webp`,
    width: 1600,
    height: 1200,
    title: `Zdjęcie ${id}`,
    ...change,
  };
}

export function aProduct(sku: string, name: string): ProductSummary {
  return {
    sku,
    name,
    urlPath: `/${sku.toLowerCase()}`,
    images: [],
    flags: {},
    inStock: true,
    priceVaries: false,
    variants: [],
  };
}
