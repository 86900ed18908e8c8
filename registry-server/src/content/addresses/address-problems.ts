import {
  isReservedSegment,
  PAGE_CONTENT_TYPES,
  RESERVED_PREFIXES,
  RESERVED_SEGMENTS,
  shareAddress,
  shopRouterOf,
  siteOver,
} from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import { addressOf, type Site } from '../sites/index.ts';
import { urlPathOf } from '../slug.ts';

/** Published pages that are named at most, of each kind. */
export const MOST_PAGES = 100;

type PageAtFault = { readonly id: number; readonly title: string; readonly urlPath: string };

/** An address at which the shop shows something else than somebody meant to; left from before it was refused. */
export type AddressProblem =
  | { readonly kind: 'sites-share-address'; readonly address: string; readonly sites: string[] }
  | { readonly kind: 'page-reserved'; readonly site: string; readonly page: PageAtFault }
  | { readonly kind: 'page-under-site'; readonly site: string; readonly over: string; readonly page: PageAtFault };

/** Sites at one address, and published pages that the shop's own screens or another site stand over. */
export async function findAddressProblems(db: Db, sites: readonly Site[]): Promise<AddressProblem[]> {
  const reserved = await findPages(db, reservedSlugs());
  const routerOf = new Map(sites.map(({ code, staticRouting }) => [code, shopRouterOf(staticRouting)]));
  // A page may stand around a screen.
  const isScreen = (site: string, slug: string) => routerOf.get(site)?.find(urlPathOf(slug))?.kind === 'screen';
  const under = await Promise.all(sites.map((site) => findPagesUnder(db, site, sites)));
  return [
    ...sharedAddresses(sites),
    ...reserved
      // `like` takes more than a prefix of a first segment would.
      .filter(({ site, slug }) => isReservedSegment(slug.split('/', 1)[0] ?? '') && !isScreen(site, slug))
      .map(({ site, ...page }): AddressProblem => ({ kind: 'page-reserved', site, page: atFault(page) })),
    ...under.flat(),
  ];
}

function sharedAddresses(sites: readonly Site[]): AddressProblem[] {
  return sites.flatMap((site, index) => {
    const isKnown = sites.slice(0, index).some((earlier) => shareAddress(earlier, site));
    const sharing = isKnown ? [] : sites.filter((other) => shareAddress(site, other));
    if (sharing.length < 2) return [];
    return [{ kind: 'sites-share-address' as const, address: addressOf(site), sites: sharing.map(({ code }) => code) }];
  });
}

async function findPagesUnder(db: Db, site: Site, sites: readonly Site[]): Promise<AddressProblem[]> {
  const inside = sites.flatMap((other) => {
    // Where the other one begins is an address of this site just when it stands over it.
    const path = pathWithin(site, other);
    return path !== undefined && siteOver(site, path, [other]) ? [path.slice(1)] : [];
  });
  const pages = await findPages(db, { exact: inside, below: inside }, site.id);
  return pages.flatMap(({ site: code, ...page }) => {
    const over = siteOver(site, urlPathOf(page.slug), sites);
    return over ? [{ kind: 'page-under-site' as const, site: code, over: over.code, page: atFault(page) }] : [];
  });
}

/** Where the other site begins, as a path of this one. */
function pathWithin(site: Site, other: Site): string | undefined {
  const base = site.basePath === '/' ? '' : site.basePath;
  return other.basePath.startsWith(`${base}/`) ? other.basePath.slice(base.length) : undefined;
}

interface SoughtSlugs {
  readonly exact: readonly string[];
  /** First segments with something below them. */
  readonly below: readonly string[];
  readonly prefixes?: readonly string[];
}

function reservedSlugs(): SoughtSlugs {
  const segments = [...RESERVED_SEGMENTS];
  return { exact: segments, below: segments, prefixes: RESERVED_PREFIXES };
}

async function findPages(db: Db, { exact, below, prefixes = [] }: SoughtSlugs, siteId?: number) {
  if (exact.length === 0) return [];
  return db
    .selectFrom('page')
    .innerJoin('site', 'site.id', 'page.siteId')
    .select(['page.id', 'page.title', 'page.slug', 'site.code as site'])
    .where('page.publishedRevisionId', 'is not', null)
    .where('page.isTemplate', '=', false)
    .where('page.type', 'in', [...PAGE_CONTENT_TYPES])
    .$if(siteId !== undefined, (pages) => pages.where('page.siteId', '=', siteId ?? 0))
    .where((eb) =>
      eb.or([
        eb('page.slug', 'in', [...exact]),
        ...below.map((segment) => eb('page.slug', 'like', `${segment}/%`)),
        ...prefixes.map((prefix) => eb('page.slug', 'like', `${prefix}%`)),
      ]),
    )
    .orderBy('page.id')
    .limit(MOST_PAGES)
    .execute();
}

const atFault = ({ id, title, slug }: { readonly id: number; readonly title: string; readonly slug: string }) => ({
  id,
  title,
  urlPath: urlPathOf(slug),
});
