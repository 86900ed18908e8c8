/** Beginnings of the names of cookies that the scripts write into the shop's own name. */
const NAMES = ['_ga', '_gid', '_gat', '_gcl', '_dc_gtm', '_fbp', '__ca__chat', '__ue', 'uengage'];

/** Removes what scripts of other companies have written under this host and the ones above it. */
export function forgetCookies(): void {
  const hosts = hostsAbove(location.hostname);
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=', 1);
    if (!NAMES.some((beginning) => name.startsWith(beginning))) continue;
    for (const domain of ['', ...hosts.map((host) => `; domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore knows no domain in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

/** `www.rosailen.pl` → `www.rosailen.pl`, `rosailen.pl`. */
function hostsAbove(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
