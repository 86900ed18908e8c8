import type { ContentType, PageDocument } from '@witryna/module-schemas';
import { type Catalog, earliest } from '../../commerce/catalog/index.ts';
import {
  type LoadedCurrent,
  loadCurrentCategory,
  loadCurrentProduct,
  type PagesStore,
  type PublishedPage,
} from '../pages/index.ts';
import type { RedirectsStore } from '../redirects/index.ts';
import type { PageSchedules } from '../schedules/index.ts';
import type { Site } from '../sites/index.ts';
import { isAcceptableOldAddress, isWellFormedSlug, urlPathOf } from '../slug.ts';

/** What an address leads to, and the moment from which it may lead elsewhere without any event. */
export type Resolution =
  | ({ readonly kind: 'page'; readonly page: PublishedPage } & Partial<LoadedCurrent>)
  | { readonly kind: 'redirect'; readonly target: string; readonly code: number; readonly validUntil?: Date }
  | { readonly kind: 'nothing'; readonly validUntil?: Date };

export interface AddressSources {
  readonly pages: Pick<PagesStore, 'lookUp' | 'findTemplate'>;
  readonly redirects: Pick<RedirectsStore, 'find'>;
  readonly catalog: Catalog;
  readonly schedules: PageSchedules;
}

const NOTHING: Resolution = { kind: 'nothing' };
const MOVED_FOR_GOOD = 301;

/** Where the entity has an address in the site's language, the catalogue's own one leads there. */
function movedTo(slug: string, { current }: LoadedCurrent): Resolution | undefined {
  const { urlPath } = current.kind === 'product' ? current.product : current.category;
  return urlPath === urlPathOf(slug) ? undefined : { kind: 'redirect', target: urlPath, code: MOVED_FOR_GOOD };
}

/** Resolves an address of a site: page, else product, else category, else redirect. */
export function createAddressResolver({ pages, redirects, catalog, schedules }: AddressSources) {
  async function onTemplate(site: Site, type: ContentType, entity: LoadedCurrent): Promise<Resolution | undefined> {
    const page = await pages.findTemplate(site.id, type);
    return page && { kind: 'page', page, ...entity };
  }

  async function findProduct(site: Site, slug: string): Promise<Resolution | undefined> {
    const entity = await loadProductAt(site, slug);
    return entity && (movedTo(slug, entity) ?? onTemplate(site, 'product', entity));
  }

  async function findCategory(site: Site, slug: string): Promise<Resolution | undefined> {
    const entity = await loadCurrentCategory(catalog, slug, site.language);
    return entity && (movedTo(slug, entity) ?? onTemplate(site, 'product-category', entity));
  }

  async function findRedirect(site: Site, slug: string): Promise<Resolution | undefined> {
    const redirect = isAcceptableOldAddress(slug) ? await redirects.find(site.id, slug) : undefined;
    return redirect && { kind: 'redirect', ...redirect };
  }

  return async function resolveAddress(site: Site, slug: string): Promise<Resolution> {
    if (!isWellFormedSlug(slug)) return (await findRedirect(site, slug)) ?? NOTHING;
    // First, since it does what is due.
    const changesAt = await schedules.nextChange(site.id, slug);
    const { shown, appearsAt } = await pages.lookUp(site.id, slug);
    const found = shown ? await withOwnEntity(site, slug, shown) : await findBesidePages(site, slug);
    const validUntil = earliest([found.validUntil, appearsAt, changesAt]);
    return validUntil ? { ...found, validUntil } : found;
  };

  async function findBesidePages(site: Site, slug: string): Promise<Resolution> {
    // The empty address is the home page and nothing else.
    if (slug === '') return NOTHING;
    const found = (await findProduct(site, slug)) ?? (await findCategory(site, slug));
    return found ?? (await findRedirect(site, slug)) ?? NOTHING;
  }

  /** A page of its own may stand at the address of a product or category: it is about that entity all the same. */
  async function withOwnEntity(site: Site, slug: string, page: PublishedPage): Promise<Resolution> {
    const entity = await entityOfType(site, slug, page.document.type);
    return { kind: 'page', page, ...entity };
  }

  async function entityOfType(site: Site, slug: string, type: PageDocument['type']) {
    if (type === 'product-category') return loadCurrentCategory(catalog, slug, site.language);
    return type === 'product' ? loadProductAt(site, slug) : undefined;
  }

  async function loadProductAt(site: Site, slug: string) {
    const sku = await catalog.findByUrlKey(slug, site.language);
    return sku === undefined ? undefined : loadCurrentProduct(catalog, sku, site);
  }
}

export type AddressResolver = ReturnType<typeof createAddressResolver>;
