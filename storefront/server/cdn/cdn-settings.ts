import { SettingInvalid } from '@witryna/module-schemas';
/** A CDN in front of the shop, as the environment describes it. */
export interface CdnSettings {
  /** The header in which pages name what they were made of. */
  readonly tagHeader: TagHeader;
  /** What is called when pages have changed; without it a CDN keeps them for a short time only. */
  readonly purge?: PurgeHook;
}

export type TagHeader = 'cache-tag' | 'surrogate-key';

export interface PurgeHook {
  readonly url: string;
  readonly secret: string;
}

const TAG_HEADERS: readonly TagHeader[] = ['cache-tag', 'surrogate-key'];

/** Reads `CDN` and what belongs to it; undefined unless it is on. */
export function readCdnSettings(env: Readonly<Record<string, string | undefined>>): CdnSettings | undefined {
  const { CDN: state = '', CDN_PURGE_URL: url, CDN_PURGE_SECRET: secret } = env;
  if (!['', 'on', 'off'].includes(state)) throw new SettingInvalid(`CDN is ${state}: set it to on or off`);
  if (state !== 'on') return undefined;
  // Without the stream nobody would tell the CDN what has changed, nor say until when a page holds.
  if (!env.EVENTS_KEY) throw new SettingInvalid('CDN=on needs EVENTS_KEY');
  const name = (env.CDN_TAG_HEADER || 'cache-tag').toLowerCase();
  const tagHeader = TAG_HEADERS.find((known) => known === name);
  if (!tagHeader) throw new SettingInvalid(`CDN_TAG_HEADER is ${name}: set it to Cache-Tag or Surrogate-Key`);
  if (!url) return { tagHeader };
  if (!URL.canParse(url)) throw new SettingInvalid(`CDN_PURGE_URL is not an address: ${url}`);
  if (!secret) throw new SettingInvalid('CDN_PURGE_URL needs CDN_PURGE_SECRET');
  return { tagHeader, purge: { url, secret } };
}
