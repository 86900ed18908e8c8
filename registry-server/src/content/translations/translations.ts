import { isPageType, migratePage, type PageDocument } from '@witryna/module-schemas';
import { v7 as uuidv7 } from 'uuid';
import {
  PageNotFound,
  type PageRow,
  type PagesStore,
  readDocument,
  readSlug,
  TranslationTaken,
} from '../pages/index.ts';
import type { Site, SiteDirectory } from '../sites/index.ts';
import { slugOf, urlPathOf } from '../slug.ts';
import { copyDocument, slugsIn } from './copy-document.ts';
import { TranslationByAddress, TranslationMismatch, TranslationMissing } from './translations.errors.ts';
import { ENTITY_PAGE_TYPES, type MissingQuery, type TranslationsStore } from './translations.store.ts';

/** A site and the version of a page on it. */
export interface TranslationVersion {
  readonly site: Site;
  readonly page?: PageRow;
  /** The one that the others are translated from: that of the default site, else the oldest. */
  readonly isSource: boolean;
  /** The source changed after this one was last compared with it. */
  readonly isOutdated: boolean;
  /** When the source was changed last. */
  readonly sourceChangedAt?: Date;
  /** Where a new version could stand. */
  readonly proposedUrlPath?: string;
}

interface TranslationsDeps {
  readonly store: TranslationsStore;
  readonly pages: PagesStore;
  readonly sites: SiteDirectory;
}

/** Home pages and pages of the catalogue have the same address on all sites, and are known by it. */
const isByAddress = ({ slug, type, isTemplate }: PageRow) =>
  !isTemplate && isPageType(type) && (slug === '' || ENTITY_PAGE_TYPES.some((known) => known === type));

/** The versions of pages on the sites of the shop. */
export function createTranslations({ store, pages, sites }: TranslationsDeps) {
  async function require(id: number): Promise<PageRow> {
    const page = await pages.find(id);
    if (!page) throw new PageNotFound(id);
    return page;
  }

  async function rowsOf(page: PageRow): Promise<PageRow[]> {
    if (isByAddress(page)) {
      const found = await Promise.all(sites.all.map(({ id }) => pages.findBySlug(id, page.slug)));
      const isVersion = (row: PageRow) => isByAddress(row) && (page.slug === '' || row.type === page.type);
      return found.filter((row) => row !== undefined).filter(isVersion);
    }
    if (page.translationGroup === null) return [page];
    return pages.listGroup(page.translationGroup);
  }

  function sourceOf(rows: readonly PageRow[]): PageRow | undefined {
    const ofDefault = rows.find(({ siteId }) => sites.all.some(({ id, isDefault }) => isDefault && id === siteId));
    return ofDefault ?? rows.toSorted((one, other) => one.id - other.id)[0];
  }

  /** The same last part of the address, below the version of what stands above. */
  async function proposeSlug(page: PageRow, target: Site): Promise<string> {
    if (isByAddress(page)) return page.slug;
    const [last = '', ...above] = page.slug.split('/').reverse();
    const parent = above.reverse().join('/');
    const found = parent === '' ? undefined : await store.findCounterparts(page.siteId, target.id, [parent]);
    const base = [found?.get(parent), last].filter((part) => part !== undefined && part !== '').join('/');
    for (let count = 1; count <= MOST_PROPOSALS; count += 1) {
      const slug = count === 1 ? base : `${base}-${count}`;
      if (!(await pages.findBySlug(target.id, slug))) return slug;
    }
    return `${base}-${page.id}`;
  }

  async function versionsOf(page: PageRow): Promise<TranslationVersion[]> {
    const rows = await rowsOf(page);
    const source = sourceOf(rows);
    const moments = new Map((await store.momentsOf(rows.map(({ id }) => id))).map((moment) => [moment.pageId, moment]));
    const changedAt = source && moments.get(source.id)?.changedAt;
    return Promise.all(
      sites.all.map(async (site): Promise<TranslationVersion> => {
        const row = rows.find(({ siteId }) => siteId === site.id);
        const isSource = row !== undefined && row.id === source?.id;
        if (!row) {
          return { site, isSource, isOutdated: false, proposedUrlPath: urlPathOf(await proposeSlug(page, site)) };
        }
        const translatedAt = moments.get(row.id)?.translatedAt;
        const isOutdated = !isSource && !!changedAt && !!translatedAt && changedAt > translatedAt;
        return { site, page: row, isSource, isOutdated, ...(changedAt && { sourceChangedAt: changedAt }) };
      }),
    );
  }

  /** @throws TranslationTaken, and what `PagesStore.create` throws */
  async function createCopy(
    id: number,
    target: Site,
    { title, urlPath }: { readonly title?: string | undefined; readonly urlPath?: string | undefined },
    by: string,
  ): Promise<PageRow> {
    const source = await require(id);
    const existing = (await rowsOf(source)).find(({ siteId }) => siteId === target.id);
    if (existing) throw new TranslationTaken(source.translationGroup ?? '');
    const { document: stored } = await pages.readDraft(id);
    const document = migratePage(stored);
    const counterparts = await store.findCounterparts(source.siteId, target.id, slugsIn(document));
    const copied = copyDocument(document, title ?? document.title, counterparts);
    const asked = isByAddress(source) || urlPath === undefined ? await proposeSlug(source, target) : slugOf(urlPath);
    const slug = readSlug(urlPathOf(asked), target, sites, source);
    const byAddress = isByAddress(source);
    const group = byAddress ? undefined : (source.translationGroup ?? uuidv7());
    if (group !== undefined && source.translationGroup === null) await pages.setTranslationGroup([id], group);
    const page = await pages.create(
      {
        siteId: target.id,
        type: source.type,
        slug,
        isTemplate: source.isTemplate,
        translationGroup: group,
        document: readDocument(copied, source.type) satisfies PageDocument,
      },
      by,
    );
    if (byAddress) await pages.markTranslated([page.id]);
    return page;
  }

  /** @throws TranslationMismatch, TranslationByAddress, TranslationTaken */
  async function link(id: number, target: Site, otherId: number): Promise<void> {
    const [page, other] = await Promise.all([require(id), require(otherId)]);
    if (isByAddress(page) || isByAddress(other)) throw new TranslationByAddress();
    const fits = other.siteId === target.id && other.siteId !== page.siteId && other.type === page.type;
    if (!fits || other.isTemplate !== page.isTemplate) throw new TranslationMismatch();
    const group = page.translationGroup ?? other.translationGroup ?? uuidv7();
    if (other.translationGroup !== null && other.translationGroup !== group) {
      const others = await pages.listGroup(other.translationGroup);
      return pages.setTranslationGroup(
        others.map((each) => each.id),
        group,
      );
    }
    await pages.setTranslationGroup([id, otherId], group);
  }

  return {
    /** One for each site, and whether they are known by their address. */
    async versionsOf(id: number): Promise<{ isByAddress: boolean; versions: TranslationVersion[] }> {
      const page = await require(id);
      return { isByAddress: isByAddress(page), versions: await versionsOf(page) };
    },

    createCopy,
    link,

    /** The version of a site is one of this page no longer. */
    async unlink(id: number, target: Site): Promise<void> {
      const page = await require(id);
      if (isByAddress(page)) throw new TranslationByAddress();
      const version = (await rowsOf(page)).find(({ siteId }) => siteId === target.id);
      if (!version) throw new TranslationMissing(target.code);
      await pages.setTranslationGroup([version.id], null);
    },

    /** Somebody has compared this version with its source. */
    confirm: async (id: number): Promise<void> => pages.markTranslated([(await require(id)).id]),

    /** Pages without a version on a site, or with an outdated one. */
    async list(query: MissingQuery): Promise<{ items: { page: PageRow; version?: PageRow }[]; total: number }> {
      if (query.siteId === query.fromId) return { items: [], total: 0 };
      const { items, total } = await store.list(query);
      const rows = await Promise.all(
        items.map(async ({ id, versionId }) => {
          const [page, version] = await Promise.all([
            pages.find(id),
            versionId === null ? undefined : pages.find(versionId),
          ]);
          return page && { page, ...(version && { version }) };
        }),
      );
      return { items: rows.filter((row) => row !== undefined), total };
    },
  };
}

/** Addresses that are tried for a proposal. */
const MOST_PROPOSALS = 20;
