import type { SiteDetails } from '../wire/answers.ts';

/** Where people write to the shop of a site that names no page of its own. */
const CONTACT_PATH = '/kontakt';

/**
 * What a page of a site is named by in its settings: a path inside the site, or a whole address. What begins with two
 * slashes would lead browsers to another host.
 */
export const PAGE_ADDRESS = '^(?:/(?:[^/\\\\\\s][^\\s]*)?|https?://[^/\\s][^\\s]*)$';

/** The page where people write to the shop: a path inside the site, or a whole address. */
export function contactAddressOf({ properties }: Pick<SiteDetails, 'properties'>): string {
  return properties.contact ?? CONTACT_PATH;
}
