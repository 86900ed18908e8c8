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
import type { Site } from '../sites/index.ts';
import { isAcceptableOldAddress, isWellFormedSlug } from '../slug.ts';

/** What an address leads to, and the moment from which it may lead elsewhere without any event. */
export type Resolution =
  | ({ readonly kind: 'page'; readonly page: PublishedPage } & Partial<LoadedCurrent>)
  | { readonly kind: 'redirect'; readonly target: string; readonly code: number; readonly validUntil?: Date }
  | { readonly kind: 'nothing'; readonly validUntil?: Date };

export interface AddressSources {
  readonly pages: Pick<PagesStore, 'lookUp' | 'findTemplate'>;
  readonly redirects: Pick<RedirectsStore, 'find'>;
  readonly catalog: Catalog;
}

const NOTHING: Resolution = { kind: 'nothing' };

/** Resolves an address of a site: page, else product, else category, else redirect. */
export function createAddressResolver({ pages, redirects, catalog }: AddressSources) {
  async function onTemplate(site: Site, type: ContentType, entity: LoadedCurrent): Promise<Resolution | undefined> {
    const page = await pages.findTemplate(site.id, type);
    return page && { kind: 'page', page, ...entity };
  }

  async function findProduct(site: Site, slug: string): Promise<Resolution | undefined> {
    const sku = await catalog.findByUrlKey(slug);
    const entity = sku === undefined ? undefined : await loadCurrentProduct(catalog, sku, site.currency);
    return entity && onTemplate(site, 'product', entity);
  }

  async function findCategory(site: Site, slug: string): Promise<Resolution | undefined> {
    const entity = await loadCurrentCategory(catalog, slug);
    return entity && onTemplate(site, 'product-category', entity);
  }

  async function findRedirect(site: Site, slug: string): Promise<Resolution | undefined> {
    const redirect = isAcceptableOldAddress(slug) ? await redirects.find(site.id, slug) : undefined;
    return redirect && { kind: 'redirect', ...redirect };
  }

  return async function resolveAddress(site: Site, slug: string): Promise<Resolution> {
    if (!isWellFormedSlug(slug)) return (await findRedirect(site, slug)) ?? NOTHING;
    const { shown, appearsAt } = await pages.lookUp(site.id, slug);
    if (shown) return withOwnEntity(site, slug, shown);
    const found = await findBesidePages(site, slug);
    const validUntil = earliest([found.validUntil, appearsAt]);
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
    if (type === 'product-category') return loadCurrentCategory(catalog, slug);
    const sku = type === 'product' ? await catalog.findByUrlKey(slug) : undefined;
    return sku === undefined ? undefined : loadCurrentProduct(catalog, sku, site.currency);
  }
}

export type AddressResolver = ReturnType<typeof createAddressResolver>;
