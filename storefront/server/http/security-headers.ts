import {
  type ExternalServices,
  GOOGLE_PAY_ORIGINS,
  serviceOrigins,
  tileOrigin,
  VIDEO_FRAME_ORIGINS,
} from '@witryna/module-schemas';
import { HEAD_SCRIPT_SOURCE } from '../html/head-script.ts';

/** What a document may load beyond what all of them may. */
export interface DocumentSources {
  /** The hash of its one style element. */
  readonly styleSource?: string;
  /** The hash of its one inline script, where it is not the one that notices early presses. */
  readonly scriptSource?: string;
  /**
   * What its site allows of other companies. It is the same on all pages of a site: a document keeps its policy while
   * its visitor goes from page to page in it.
   */
  readonly services?: ExternalServices | undefined;
}

/**
 * What a page may load and run: our own files only, styles in attributes, and no inline script but the one with the
 * hash `scriptSource`. Frames of films, pictures of maps, and scripts of marketing and tags come from where the site
 * allows it, and from nowhere without. Whether a visitor allows them is asked in the browser, before it loads any.
 */
function contentSecurityPolicy({ styleSource, scriptSource, services = {} }: DocumentSources): string {
  const { videoHosts = [], mapTiles, googlePay = false, marketing, tags } = services;
  const scripts = [marketing, tags].filter((service) => service !== undefined);
  const others = [...new Set(scripts.flatMap(serviceOrigins))];
  const tiles = mapTiles && tileOrigin(mapTiles.url);
  // A browser holds what it fetches for a `PaymentRequest` to the policy of the page as well.
  const wallets = googlePay ? GOOGLE_PAY_ORIGINS : [];
  const frames = [...videoHosts.map((host) => VIDEO_FRAME_ORIGINS[host]), ...others];
  // A hash beside it would undo it.
  const styles = scripts.some(({ hasOwnStyles }) => hasOwnStyles) ? "'unsafe-inline'" : styleSource;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(scriptSource ? [scriptSource] : []), ...others].join(' '),
    ["style-src 'self'", ...(styles ? [styles] : []), ...others].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...(tiles ? [tiles] : []), ...others].join(' '),
    ["font-src 'self'", ...others].join(' '),
    ["media-src 'self'", ...others].join(' '),
    ["connect-src 'self'", ...wallets, ...others, ...others.map(socketOrigin)].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A policy reads `https` without `wss`, and `http` without `ws`. */
const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

/** What a page may ask of the device. */
function permissionsPolicy({ geolocation = false }: ExternalServices): string {
  return `camera=(), geolocation=(${geolocation ? 'self' : ''}), microphone=()`;
}

/** The policy of whatever has no style element, where nothing of other companies is allowed. */
export const CONTENT_SECURITY_POLICY = contentSecurityPolicy({});

const POLICY_HEADER = 'content-security-policy';
const PERMISSIONS_HEADER = 'permissions-policy';
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
    PERMISSIONS_HEADER,
    permissionsPolicy({}),
    ...(isHttps ? ['strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`] : []),
  ];
}

/** The same headers for a document that may load this. */
export function documentHeaders(flat: readonly string[], sources: DocumentSources): readonly string[] {
  const policy = contentSecurityPolicy({ scriptSource: HEAD_SCRIPT_SOURCE, ...sources });
  const withPolicy = replaceValue(flat, POLICY_HEADER, policy);
  return replaceValue(withPolicy, PERMISSIONS_HEADER, permissionsPolicy(sources.services ?? {}));
}

function replaceValue(flat: readonly string[], name: string, value: string): readonly string[] {
  const at = flat.indexOf(name);
  return at < 0 ? flat : flat.with(at + 1, value);
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
