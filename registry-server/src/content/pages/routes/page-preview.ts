import {
  type ListingParams,
  migratePage,
  type PageDocument,
  subjectOfPage,
  withSiteFrame,
} from '@witryna/module-schemas';
import type { App } from '../../../fastify-app.ts';
import { fillShopWords, type Site, shopWordsOf } from '../../sites/index.ts';
import { summaryOf } from '../page-answers.ts';
import type { PageRow } from '../page-row.ts';
import { loadSample } from '../related/load-current.ts';

/** A page as its editor has it open. */
interface EditedPage {
  readonly id: number;
  readonly slug: string;
}

/** What the editor opens: documents with everything that its preview shows beside them. */
export function createPagePreview(app: App) {
  /** Everything that the editor's preview shows beside the document itself. */
  async function relatedOf(
    site: Site,
    document: PageDocument,
    isTemplate: boolean,
    page: EditedPage | undefined,
    params: ListingParams = {},
  ) {
    const { headerSnippet: header, footerSnippet: footer } = site.properties;
    const framed = withSiteFrame(document, { header, footer });
    const sample = isTemplate ? await loadSample(app.catalog, document.type, site) : undefined;
    const own = page && !isTemplate ? { id: page.id, slug: page.slug, publishedAt: new Date() } : undefined;
    const { related } = await app.loadRelated({
      site,
      document: framed,
      params,
      ...(own && { page: own }),
      ...(sample ? { current: sample } : {}),
    });
    const current = sample ?? subjectOfPage(document, own?.slug ?? '', related);
    const shown = fillShopWords({ related, ...(current ? { current } : {}) }, site);
    // The document itself stays as it is written: the preview fills in its words.
    return { ...shown, words: shopWordsOf(site), frame: { ...(header && { header }), ...(footer && { footer }) } };
  }

  async function forEditing(row: PageRow) {
    const { page, document: stored } = await app.pages.readDraft(row.id);
    const document = migratePage(stored);
    const related = await relatedOf(app.sites.require(page.site), document, page.isTemplate, page);
    const faults = await app.pages.findFaults(page, stored);
    return { page: summaryOf(page), document, version: page.version, faults, ...related };
  }

  return { relatedOf, forEditing };
}

export type PagePreview = ReturnType<typeof createPagePreview>;
