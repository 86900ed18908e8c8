/** Static routing names the page for a status `error.500`. */
const ROUTE_NAME = /^error\.([1-5][0-9]{2})$/;

/** Paths of the pages that a site shows for failures, by status. */
export type ErrorPages = Readonly<Record<number, string>>;

/** The error pages among the routes of a site. A routed path may end with a wildcard or a slash; neither is part of it. */
export function errorPagesOf(staticRouting: Readonly<Record<string, string>>): ErrorPages {
  const pages: Record<number, string> = {};
  for (const [name, path] of Object.entries(staticRouting)) {
    const status = ROUTE_NAME.exec(name)?.[1];
    if (status) pages[Number(status)] = `/${path.replace(/\/?\*?$/, '').replace(/^\/+/, '')}`;
  }
  return pages;
}
