import { isPageType, type PageDocument, type PlacedModule } from './page.ts';
import { SNIPPET_DRIVER } from './resolve-snippets.ts';

/** The snippets that a site shows above and below its pages, by key. */
export interface SiteFrame {
  readonly header?: string | undefined;
  readonly footer?: string | undefined;
}

/** Ids of the modules that stand for them on a page. */
export const SITE_HEADER_ID = 'site-header';
export const SITE_FOOTER_ID = 'site-footer';

/**
 * The page with the site's header and footer where it has none of its own and does not do without them; content that
 * is no page has neither.
 */
export function withSiteFrame<P extends PageDocument>(page: P, { header, footer }: SiteFrame): P {
  if (!isPageType(page.type)) return page;
  const { withoutHeader, withoutFooter } = page.contentProperties;
  const added: PlacedModule[] = [];
  const fill = (ids: readonly string[], key: string | undefined, id: string, isWithout: unknown): readonly string[] => {
    if (isWithout === true || ids.length > 0 || key === undefined || Object.hasOwn(page.containers, id)) return ids;
    added.push({ id, driver: SNIPPET_DRIVER, version: 1, settings: { snippet: key } });
    return [id];
  };
  const top = fill(page.slots.top, header, SITE_HEADER_ID, withoutHeader);
  const bottom = fill(page.slots.bottom, footer, SITE_FOOTER_ID, withoutFooter);
  if (added.length === 0) return page;
  const containers = { ...page.containers, ...Object.fromEntries(added.map((placed) => [placed.id, placed])) };
  return { ...page, slots: { ...page.slots, top, bottom }, containers };
}
