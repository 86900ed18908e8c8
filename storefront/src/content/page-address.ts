import { addressInSite, pathInSite, SERVER_SEGMENTS } from '@witryna/module-schemas';

export { addressInSite, pathInSite };

/**
 * The address that a link of a site leads to: its paths are those inside the site, but for files and whatever else the
 * server answers for all sites of its host at once.
 */
export function linkInSite(href: string, basePath: string): string {
  return href.startsWith('/') && !isServerPath(href) ? addressInSite(href, basePath) : href;
}

/** True for a path, at the root of the host, that the server answers itself. */
export function isServerPath(path: string): boolean {
  const first = path.split(/[/?#]/, 2)[1];
  return SERVER_SEGMENTS.some((segment) => segment === first);
}

/** The path with one slash in front and none behind: the form in which the registry keeps it. */
export function normalPath(path: string): string {
  return `/${trimSlashes(path)}`;
}

function trimSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (start < end && path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

const FILE = /\.(?=[a-z0-9]*[a-z])[a-z0-9]{2,5}$/i;

/** True for an address that ends with a file extension. */
export function isFile(path: string): boolean {
  return FILE.test(path);
}
