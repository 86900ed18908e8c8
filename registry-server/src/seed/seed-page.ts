/** A page of `seed/pages/`, with picture keys and names of shared parts in place of ids. */
export interface SeedPage {
  readonly urlPath: string;
  readonly type: string;
  readonly title: string;
  readonly isTemplate?: boolean;
  /** The same on the pages of other sites that say the same. */
  readonly translationGroup?: string;
  readonly slots: Readonly<Record<string, readonly string[]>>;
  readonly containers: readonly SeedPlacedModule[];
  readonly [field: string]: unknown;
}

export interface SeedPlacedModule {
  readonly id: string;
  readonly driver: string;
  readonly [field: string]: unknown;
}

const SHARED = '@shared/';
const PICTURE = '@pictures/';

/** Replaces names of shared parts (navbar, footer) by their modules. */
export function expandShared(page: SeedPage, shared: Readonly<Record<string, SeedPlacedModule>>): SeedPage {
  const containers = [...page.containers];
  const place = (id: string) => {
    if (!id.startsWith(SHARED)) return id;
    const part = shared[id.slice(SHARED.length)];
    if (!part) throw new Error(`${page.urlPath} names ${id}, which is not in seed/shared`);
    containers.push(part);
    return part.id;
  };
  const slots = Object.fromEntries(Object.entries(page.slots).map(([slot, ids]) => [slot, ids.map(place)]));
  return { ...page, slots, containers };
}

/** The names of all pictures anywhere in a value, without their prefix. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(PICTURE) ? [value.slice(PICTURE.length)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(picturesIn);
}

/**
 * Replaces picture names by file ids. A field whose picture is missing is removed,
 * and so is the image around a missing `file`, since an image without a file would be refused.
 */
export function resolvePictures<T>(value: T, fileIds: ReadonlyMap<string, number>): T {
  return resolve(value, fileIds) as T;
}

function resolve(value: unknown, fileIds: ReadonlyMap<string, number>): unknown {
  if (typeof value === 'string') return value.startsWith(PICTURE) ? fileIds.get(value.slice(PICTURE.length)) : value;
  if (Array.isArray(value)) return value.map((item) => resolve(item, fileIds)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, resolve(inner, fileIds)] as const);
  if (entries.some(([key, inner]) => key === 'file' && inner === undefined)) return undefined;
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

const SITES = '@sites/';

/** Replaces `@sites/en/terms` by the whole address on that site. */
export function resolveSites<T>(value: T, addresses: ReadonlyMap<string, string>): T {
  return withSites(value, addresses) as T;
}

function withSites(value: unknown, addresses: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    if (!value.startsWith(SITES)) return value;
    const [code = '', ...path] = value.slice(SITES.length).split('/');
    return [addresses.get(code) ?? '', ...path].join('/');
  }
  if (Array.isArray(value)) return value.map((item) => withSites(item, addresses));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withSites(inner, addresses)]));
}

/** The body with which the page is created; the rest of the page is its document. */
export function newPageOf({ urlPath, type, title, isTemplate = false, translationGroup, ...rest }: SeedPage) {
  return {
    urlPath,
    type,
    title,
    isTemplate,
    ...(translationGroup !== undefined && { translationGroup }),
    document: { ...rest, type, title },
  };
}
