/**
 * What a page may load and run: our own files only, styles in attributes, no inline script at all. A document may
 * have one style element of its own, named by the hash of its text.
 */
const contentSecurityPolicy = (styleSources: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleSources].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The policy of whatever has no style element. */
export const CONTENT_SECURITY_POLICY = contentSecurityPolicy([]);

const POLICY_HEADER = 'content-security-policy';
const TWO_YEARS_S = 63_072_000;

/** Headers of every answer, as names and values in turn; made once. */
export function securityHeaders({ isHttps }: { readonly isHttps: boolean }): readonly string[] {
  return [
    POLICY_HEADER,
    CONTENT_SECURITY_POLICY,
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'x-frame-options',
    'DENY',
    'cross-origin-opener-policy',
    'same-origin',
    'permissions-policy',
    'camera=(), geolocation=(), microphone=()',
    ...(isHttps ? ['strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`] : []),
  ];
}

/** The same headers for a document whose style element this source allows. */
export function headersWithStyle(flat: readonly string[], styleSource: string): readonly string[] {
  const at = flat.indexOf(POLICY_HEADER);
  return at < 0 ? flat : flat.with(at + 1, contentSecurityPolicy([styleSource]));
}

/** Headers of a page whose address holds a secret: it is not sent as referrer, and not indexed. */
export function secretPageHeaders(flat: readonly string[]): readonly string[] {
  const headers = { ...headersObject(flat), 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  return Object.entries(headers).flat();
}

/** The same as an object. */
export function headersObject(flat: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at + 1 < flat.length; at += 2) headers[flat[at] ?? ''] = flat[at + 1] ?? '';
  return headers;
}
