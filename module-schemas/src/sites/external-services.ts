import { isRecord } from '../is-record.ts';
import { type ScriptService, scriptServiceOf } from './script-service.ts';

/** Whose players a site may show films in. */
export const VIDEO_HOSTS = ['youtube', 'vimeo'] as const;
export type VideoHost = (typeof VIDEO_HOSTS)[number];

/** Origin of each player's frame, as a content security policy names it. */
export const VIDEO_FRAME_ORIGINS: Readonly<Record<VideoHost, string>> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

/**
 * What a browser fetches from when a page opens Google Pay through `PaymentRequest`: the name of the way of payment, to
 * where it leads, and the page of the wallet.
 */
export const GOOGLE_PAY_ORIGINS: readonly string[] = [
  'https://google.com',
  'https://www.google.com',
  'https://pay.google.com',
];

/** Where the pictures of maps come from. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`, perhaps `{s}` for one of the servers a, b and c. */
  readonly url: string;
  /** Whose map it is; stands on every map. */
  readonly attribution: string;
  readonly attributionUrl?: string;
}

/** What of other companies the pages of a site may load. Nothing, where the site does not say otherwise. */
export interface ExternalServices {
  readonly videoHosts?: readonly VideoHost[];
  readonly mapTiles?: MapTiles;
  /** Whether a page may ask where its visitor is. */
  readonly geolocation?: boolean;
  /** Whether the browser may open Google Pay, for which it fetches from Google. */
  readonly googlePay?: boolean;
  /** Marketing and chat: the script of User.com, or one that speaks as it does. */
  readonly marketing?: ScriptService;
  /** A tag manager or an analytics tag, which reads the data layer. */
  readonly tags?: ScriptService;
}

/** Longest address of tiles, in characters. */
export const MAX_TILE_URL_LENGTH = 300;

const TILE_URL = /^https:\/\/(\{s\}\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::[0-9]{1,5})?\/[\w./?=&@%{}-]*$/;
const TILE_PARTS = ['{z}', '{x}', '{y}'];

/** Whether tiles can be asked for at this address. */
export function isTileUrl(url: string): boolean {
  return url.length <= MAX_TILE_URL_LENGTH && TILE_URL.test(url) && TILE_PARTS.every((part) => url.includes(part));
}

/** The origin of the tiles as a content security policy names it; undefined for an address that is none. */
export function tileOrigin(url: string): string | undefined {
  if (!isTileUrl(url)) return undefined;
  const [origin = ''] = url.slice('https://'.length).split('/', 1);
  return `https://${origin.replace('{s}', '*')}`;
}

/** Reads them from a site's general settings; what has another form is left out. */
export function externalServicesOf(value: unknown): ExternalServices | undefined {
  if (!isRecord(value)) return undefined;
  const { videoHosts, mapTiles, geolocation, googlePay } = value;
  const marketing = scriptServiceOf(value.marketing);
  const tags = scriptServiceOf(value.tags);
  const hosts = Array.isArray(videoHosts) ? VIDEO_HOSTS.filter((host) => videoHosts.includes(host)) : [];
  const tiles = mapTilesOf(mapTiles);
  const services = {
    ...(hosts.length > 0 && { videoHosts: hosts }),
    ...(tiles && { mapTiles: tiles }),
    ...(geolocation === true && { geolocation }),
    ...(googlePay === true && { googlePay }),
    ...(marketing && { marketing }),
    ...(tags && { tags }),
  };
  return Object.keys(services).length > 0 ? services : undefined;
}

function mapTilesOf(value: unknown): MapTiles | undefined {
  if (!isRecord(value)) return undefined;
  const { url, attribution, attributionUrl } = value;
  if (typeof url !== 'string' || !isTileUrl(url) || typeof attribution !== 'string') return undefined;
  return {
    url,
    attribution,
    ...(typeof attributionUrl === 'string' && /^https:\/\/[^\s/]/.test(attributionUrl) && { attributionUrl }),
  };
}
