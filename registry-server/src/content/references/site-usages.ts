import type { Site } from '../sites/index.ts';
import { indexedKey } from './index-references.ts';

/** Where a site shows a snippet. */
export const SNIPPET_PLACES = ['header', 'footer'] as const;

/** Where a site shows a snippet, or a file. */
export const SITE_PLACES = [...SNIPPET_PLACES, 'logo', 'darkLogo', 'favicon', 'socialImage', 'rating'] as const;
export type SitePlace = (typeof SITE_PLACES)[number];

/** A site that shows a snippet or a file. */
export interface SiteUsage {
  readonly site: string;
  readonly name: string;
  readonly place: SitePlace;
  readonly key: string;
}

/** The snippets that sites have as headers and footers. */
export function snippetsOfSites(all: readonly Site[]): SiteUsage[] {
  return all.flatMap(({ code, name, properties: { headerSnippet, footerSnippet } }) =>
    named({ site: code, name }, [
      ['header', headerSnippet && indexedKey('snippet', headerSnippet)],
      ['footer', footerSnippet && indexedKey('snippet', footerSnippet)],
    ]),
  );
}

/** The files of the library that sites name by their addresses. */
export function filesOfSites(all: readonly Site[]): SiteUsage[] {
  return all.flatMap(({ code, name, logo, favicon, properties: { socialMeta, rating } }) =>
    named({ site: code, name }, [
      ['logo', fileOf(logo?.light)],
      ['darkLogo', fileOf(logo?.dark)],
      ['favicon', fileOf(favicon)],
      ['socialImage', fileOf(socialMeta?.image)],
      ['rating', fileOf(rating?.image)],
    ]),
  );
}

function named(
  site: Pick<SiteUsage, 'site' | 'name'>,
  keys: readonly (readonly [place: SiteUsage['place'], key: string | undefined])[],
): SiteUsage[] {
  return keys.flatMap(([place, key]) => (key ? [{ ...site, place, key }] : []));
}

/** The key of the file at an address of the library, relative or with the host in front. */
const fileOf = (address: string | undefined) => address && /\/media\/(\d{1,10})\//.exec(address)?.[1];
