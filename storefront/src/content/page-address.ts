/** The path inside the site, starting with a slash; undefined when the address lies outside the site's base path. */
export function pathInSite(pathname: string, basePath: string): string | undefined {
  const base = trimSlashes(basePath);
  if (base === '') return pathname;
  if (pathname === `/${base}`) return '/';
  return pathname.startsWith(`/${base}/`) ? pathname.slice(base.length + 1) : undefined;
}

/** The address of a path of the site, as the browser sees it. */
export function addressInSite(path: string, basePath: string): string {
  const base = trimSlashes(basePath);
  if (base === '') return path;
  return path === '/' ? `/${base}` : `/${base}${path}`;
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
