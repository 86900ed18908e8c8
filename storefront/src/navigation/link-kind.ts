import { isFile, isServerPath, pathInSite } from '../content/page-address.ts';

/** `route`: another page of the shop; `hash`: a place on this page; `browser`: nothing of ours. */
export type LinkKind = 'route' | 'hash' | 'browser';

/** Who follows a link: the app or the browser. */
export function linkKind(target: URL, current: URL, basePath: string): LinkKind {
  if (target.origin !== current.origin || !target.protocol.startsWith('http')) return 'browser';
  const path = pathInSite(target.pathname, basePath);
  if (path === undefined || isFile(path) || isServerPath(target.pathname)) return 'browser';
  const isSamePage = target.pathname === current.pathname && target.search === current.search;
  return isSamePage && target.hash !== '' ? 'hash' : 'route';
}

/** What of a click decides whether it is an ordinary one. */
export interface ClickFacts {
  readonly button: number;
  readonly hasModifier: boolean;
  readonly target: string | null;
  readonly isDownload: boolean;
}

/** An ordinary click is ours; one for a new tab, a new window or a download is the browser's. */
export function isOrdinaryClick(click: ClickFacts): boolean {
  return click.button === 0 && !click.hasModifier && !click.isDownload && (!click.target || click.target === '_self');
}

/** What of a link decides whether its page may be loaded ahead. */
export interface LinkFacts {
  readonly target: string;
  readonly rel: string;
  readonly isDownload: boolean;
}

/** A link that opens elsewhere, downloads, or is not to be followed by machines does something when it is followed only. */
export function mayBeLoadedAhead({ target, rel, isDownload }: LinkFacts): boolean {
  const opensHere = target === '' || target === '_self';
  return opensHere && !isDownload && !rel.toLowerCase().split(/\s+/).includes('nofollow');
}
