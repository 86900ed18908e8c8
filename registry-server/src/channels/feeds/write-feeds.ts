import { hreflangsOf, shopRouterOf } from '@witryna/module-schemas';
import type { Catalog } from '../../commerce/catalog/index.ts';
import type { AlternatesFinder, PagesStore, PublicAddress } from '../../content/pages/index.ts';
import type { Site, SiteDirectory } from '../../content/sites/index.ts';
import { slugOf } from '../../content/slug.ts';
import { addressOf } from './address-of.ts';
import { CENEO_END, CENEO_START, ceneoOffer } from './ceneo-feed.ts';
import type { FeedItem } from './feed-item.ts';
import { PRODUCT_FEED_END, productFeedItem, productFeedStart } from './product-feed.ts';
import { itemsOfProduct } from './product-items.ts';
import {
  countSitemapFiles,
  MAX_ADDRESSES_PER_FILE,
  type SitemapEntry,
  sitemapEntry,
  sitemapIndex,
  URLSET_END,
  URLSET_START,
} from './sitemap.ts';

export interface FeedSources {
  readonly catalog: Catalog;
  readonly pages: PagesStore;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly findAlternates: AlternatesFinder;
  /** Addresses in one file; fewer for tests. */
  readonly perFile?: number;
}

/** Rows that are read at once: others wait no longer than that takes. */
const BATCH = 200;

/** Writes the files of a site piece by piece, while they are read. */
export function createFeedWriter(sources: FeedSources) {
  const { catalog, pages, sites, findAlternates, perFile = MAX_ADDRESSES_PER_FILE } = sources;

  /** Pages of products and categories are there where a template shows them. */
  async function entitiesShown(site: Site) {
    const [products, categories] = await Promise.all([
      pages.findTemplate(site.id, 'product'),
      pages.findTemplate(site.id, 'product-category'),
    ]);
    return { hasProducts: products !== undefined, hasCategories: categories !== undefined };
  }

  async function countFiles(site: Site): Promise<number> {
    const [ofPages, { hasProducts, hasCategories }] = await Promise.all([
      pages.countPublicAddresses(site.id),
      entitiesShown(site),
    ]);
    const products = hasProducts ? await catalog.publicProducts.count() : 0;
    const categories = hasCategories ? (await catalog.publicProducts.allCategories()).length : 0;
    return countSitemapFiles(ofPages + categories + products, perFile);
  }

  async function languagesOf(site: Site, asked: Parameters<AlternatesFinder>[0]) {
    const found = await findAlternates(asked);
    return found.map(({ alternates }) => hreflangsOf(site, sites.all, alternates));
  }

  /** Pages with the entity that stands at their address, where they are about one. */
  async function withEntities({ language }: Site, addresses: readonly PublicAddress[]) {
    const isCategory = ({ type }: PublicAddress) => type === 'product-category';
    const categories = addresses.some(isCategory) ? await catalog.publicProducts.allCategories(language) : [];
    const paths = new Map(categories.map(({ path, urlPath }) => [slugOf(urlPath), path]));
    const keyOf = async ({ slug, type }: PublicAddress) => {
      if (type === 'product') return catalog.findByUrlKey(slug, language);
      return type === 'product-category' ? paths.get(slug) : undefined;
    };
    return Promise.all(addresses.map(async (page) => ({ ...page, entityKey: await keyOf(page) })));
  }

  const ofEntity = (type: 'product' | 'product-category', entityKey: string, slug: string) => ({
    slug,
    type,
    entityKey,
    translationGroup: null,
  });

  async function* pageEntries(site: Site): AsyncGenerator<SitemapEntry | undefined> {
    const router = shopRouterOf(site.staticRouting);
    let after = 0;
    for (;;) {
      const { addresses: found, lastId, isLast } = await pages.listPublicAddresses(site.id, after, BATCH);
      // What stands around a screen is nothing to find.
      const addresses = found.filter(({ slug }) => !router.find(`/${slug}`));
      const languages = await languagesOf(site, await withEntities(site, addresses));
      for (const [index, { slug, publishedAt }] of addresses.entries()) {
        yield { address: addressOf(site, `/${slug}`), changedAt: publishedAt, languages: languages[index] ?? [] };
      }
      if (isLast || lastId === undefined) return;
      after = lastId;
    }
  }

  /** From the product at this place on, counted from 0; nothing in the place of one that a page stands for. */
  async function* productEntries(site: Site, place: number): AsyncGenerator<SitemapEntry | undefined> {
    const before = await catalog.publicProducts.idBefore(place);
    if (before === undefined) return;
    for await (const { products } of productBatches(site, before)) {
      const languages = await languagesOf(
        site,
        products.map(({ sku, urlKey }) => ofEntity('product', sku, urlKey)),
      );
      const withPage = await pages.slugsWithPage(
        site.id,
        products.map(({ urlKey }) => urlKey),
      );
      for (const [index, { urlKey, updatedAt, images }] of products.entries()) {
        const pictures = images.map(({ url }) => new URL(url, site.address).href);
        const address = addressOf(site, `/${urlKey}`);
        yield withPage.has(urlKey)
          ? undefined
          : { address, changedAt: updatedAt, pictures, languages: languages[index] ?? [] };
      }
    }
  }

  async function* productBatches(site: Site, from = 0) {
    let after = from;
    for (;;) {
      const ids = await catalog.publicProducts.idsAfter(after, BATCH);
      const last = ids.at(-1);
      if (last === undefined) return;
      const { products, at } = await catalog.selected({ ids }, site);
      yield { ids, products: products.toSorted((one, other) => one.id - other.id), at };
      if (ids.length < BATCH) return;
      after = last;
    }
  }

  async function* categoryEntries(site: Site): AsyncGenerator<SitemapEntry | undefined> {
    const categories = await catalog.publicProducts.allCategories(site.language);
    const slugs = categories.map(({ urlPath }) => slugOf(urlPath));
    const languages = await languagesOf(
      site,
      categories.map(({ path, urlPath }) => ofEntity('product-category', path, slugOf(urlPath))),
    );
    const withPage = await pages.slugsWithPage(site.id, slugs);
    for (const [index, { urlPath }] of categories.entries()) {
      yield withPage.has(slugOf(urlPath))
        ? undefined
        : { address: addressOf(site, urlPath), languages: languages[index] ?? [] };
    }
  }

  /** The file of this number, from 1; the whole sitemap where one file is enough. */
  async function* sitemapFile(site: Site, number: number): AsyncGenerator<string> {
    const [first, end] = [(number - 1) * perFile, number * perFile];
    const { hasProducts, hasCategories } = await entitiesShown(site);
    yield URLSET_START;
    let place = 0;
    for (const part of [pageEntries, ...(hasCategories ? [categoryEntries] : [])]) {
      for await (const entry of part(site)) {
        if (entry && place >= first && place < end) yield sitemapEntry(entry);
        place += 1;
      }
    }
    if (hasProducts && place < end) {
      const skipped = Math.max(0, first - place);
      place += skipped;
      for await (const entry of productEntries(site, skipped)) {
        if (place >= end) break;
        if (entry) yield sitemapEntry(entry);
        place += 1;
      }
    }
    yield URLSET_END;
  }

  /** The variants of each product that is for sale; nothing where no template shows products. */
  async function* itemBatches(site: Site): AsyncGenerator<FeedItem[]> {
    const { hasProducts } = await entitiesShown(site);
    if (!hasProducts) return;
    const all = await catalog.publicProducts.allCategories(site.language);
    const names = new Map(all.map((category) => [category.path, category.name]));
    for await (const { ids, products, at } of productBatches(site)) {
      const paths = await catalog.publicProducts.categoriesOf(ids);
      for (const product of products) {
        yield itemsOfProduct(product, { site, at, categoryPath: paths.get(product.id), names });
      }
    }
  }

  return {
    countFiles,
    sitemapFile,

    /** `sitemap.xml`: the addresses themselves, or the index of the files that name them. */
    async *sitemap(site: Site): AsyncGenerator<string> {
      const files = await countFiles(site);
      if (files === 1) return yield* sitemapFile(site, 1);
      yield sitemapIndex(Array.from({ length: files }, (_, index) => addressOf(site, `/sitemap-${index + 1}.xml`)));
    },

    /** Google's feed. */
    async *products(site: Site): AsyncGenerator<string> {
      const { name, properties } = site;
      const description = properties.socialMeta?.description ?? '';
      yield productFeedStart({ title: name, address: addressOf(site, '/'), description });
      for await (const items of itemBatches(site)) yield items.map(productFeedItem).join('');
      yield PRODUCT_FEED_END;
    },

    /** Ceneo's feed, with the working days that a parcel waits before it is sent. */
    async *ceneo(site: Site, handlingDays: number): AsyncGenerator<string> {
      yield CENEO_START;
      for await (const items of itemBatches(site)) yield items.map((item) => ceneoOffer(item, handlingDays)).join('');
      yield CENEO_END;
    },
  };
}
