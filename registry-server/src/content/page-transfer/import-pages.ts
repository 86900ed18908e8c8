import type { ContentType, PageDocument, PageFault } from '@witryna/module-schemas';
import { describeError } from '../../error-messages/describe-error.ts';
import { AppError } from '../../errors.ts';
import { type PageRow, type PagesStore, readDocument, readSlug, TranslationTaken } from '../pages/index.ts';
import type { Site, SiteDirectory } from '../sites/index.ts';

/** A page of the file. */
export interface IncomingPage {
  readonly site?: string;
  readonly type: ContentType;
  readonly urlPath: string;
  readonly title?: string;
  readonly isTemplate: boolean;
  readonly translationGroup?: string;
  readonly document: object;
}

/** What became, or would become, of a page. */
export interface ImportReport {
  readonly site?: string;
  readonly urlPath: string;
  readonly title?: string;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'refused';
  /** Whether readers see this state of the page. */
  readonly isPublished: boolean;
  readonly id?: number;
  /** Why it was refused. */
  readonly message?: string;
  /** What keeps it from being published. */
  readonly faults: PageFault[];
}

export interface ImportOptions {
  readonly isDryRun: boolean;
  readonly publish: boolean;
  readonly defaultSite?: string | undefined;
  /** Name of whoever imports. */
  readonly by: string;
}

interface ImportDeps {
  readonly pages: PagesStore;
  readonly sites: SiteDirectory;
}

interface ReadPage {
  readonly site: Site;
  readonly slug: string;
  readonly document: PageDocument;
}

/** Imports pages one by one; a page that is refused leaves the others alone. */
export async function importPages(
  { pages, sites }: ImportDeps,
  incoming: readonly IncomingPage[],
  options: ImportOptions,
): Promise<ImportReport[]> {
  const seen = new Set<string>();
  /** Of a dry run: groups that pages of the file would be in. */
  const groupsSeen = new Set<string>();
  const reports: ImportReport[] = [];
  const written: number[] = [];
  for (const page of incoming) reports.push(await importOne(page));
  // Only now: a source may stand in the file behind what was translated from it.
  await pages.markTranslated(written);
  return reports;

  async function importOne(page: IncomingPage): Promise<ImportReport> {
    const { urlPath, title } = page;
    const named = { ...(page.site && { site: page.site }), urlPath, ...(title && { title }) };
    try {
      const read = readPage(page);
      return { ...named, site: read.site.code, title: read.document.title, ...(await apply(page, read)) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { sentence, details } = describeError(error, 'pl');
      const faults = (details?.faults ?? []) as PageFault[];
      return { ...named, outcome: 'refused', isPublished: false, message: sentence, faults };
    }
  }

  /** @throws AppError where it cannot be a page of the site */
  function readPage({ site: code, type, urlPath, title, isTemplate, document }: IncomingPage): ReadPage {
    const site = sites.require(code ?? options.defaultSite);
    const slug = readSlug(urlPath, site, sites, { type, isTemplate });
    const address = `${site.code} ${slug}`;
    if (seen.has(address)) throw new AppError(422, 'page-twice', { urlPath });
    seen.add(address);
    return { site, slug, document: readDocument({ ...document, type, ...(title && { title }) }, type) };
  }

  async function apply(
    { isTemplate, translationGroup }: IncomingPage,
    read: ReadPage,
  ): Promise<Omit<ImportReport, 'urlPath'>> {
    const { site, slug, document } = read;
    const existing = await pages.findBySlug(site.id, slug);
    if (existing && (existing.type !== document.type || existing.isTemplate !== isTemplate)) {
      throw new AppError(409, 'page-of-other-type', { urlPath: `/${slug}` });
    }
    const draft = existing && (await pages.readDraft(existing.id)).document;
    const isSame = draft !== undefined && JSON.stringify(draft) === JSON.stringify(document);
    const joins = translationGroup !== undefined && existing?.translationGroup !== translationGroup;
    if (joins) await requireFree(translationGroup, site);
    const faults = await pages.findFaultsAt(site.id, document, existing);
    const outcome = existing ? (isSame && !joins ? 'unchanged' : 'updated') : 'created';
    const isLive = isSame && existing?.publishedRevisionId === existing?.draftRevisionId;
    const shows = options.publish && faults.length === 0;
    if (options.isDryRun) {
      return { outcome, isPublished: isLive || shows, faults, ...(existing && { id: existing.id }) };
    }
    const page = await write(existing, isSame, isTemplate, read);
    if (joins) await pages.setTranslationGroup([page.id], translationGroup);
    if (outcome !== 'unchanged') written.push(page.id);
    if (shows) await pages.publish(page.id, page.version, options.by);
    return { outcome, isPublished: isLive || shows, faults, id: page.id };
  }

  /** @throws TranslationTaken */
  async function requireFree(group: string, site: Site): Promise<void> {
    const ofSite = (await pages.listGroup(group)).some(({ siteId }) => siteId === site.id);
    if (ofSite || groupsSeen.has(`${site.code} ${group}`)) throw new TranslationTaken(group);
    groupsSeen.add(`${site.code} ${group}`);
  }

  async function write(existing: PageRow | undefined, isSame: boolean, isTemplate: boolean, read: ReadPage) {
    const { site, slug, document } = read;
    if (!existing) {
      return pages.create({ siteId: site.id, type: document.type, slug, isTemplate, document }, options.by);
    }
    if (isSame) return existing;
    return pages.saveDraft(existing.id, { version: existing.version, document }, options.by);
  }
}
