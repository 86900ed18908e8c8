import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { serverConfig } from '../../src/config.ts';
import { DEVICES, type Device } from '../../src/device/device.ts';
import type { AnswerFacts } from '../registry/answer-cache.ts';
import type { CdnSettings } from './cdn-settings.ts';

/** Every shared page carries it, so that all of them can be purged at once. */
export const EVERY_PAGE = 'pages';

/** Names and values in turn of what such a request is told; undefined where only its own browser may store the page. */
export type SharedHeaders = (request: IncomingMessage) => readonly string[] | undefined;

/** Pages that a CDN may store, and what it says about the requests that it sends. */
export interface SharedPages {
  /** The device class that the CDN found; undefined when the request did not come through it. */
  deviceOf(headers: IncomingHttpHeaders): Device | undefined;
  /** What a page is sent with that is the same for everyone; its facts are read when it is sent. */
  headersOf(tags: readonly string[], facts: Freshness): SharedHeaders;
}

type Freshness = Readonly<Pick<AnswerFacts, 'validUntil' | 'epoch'>>;

interface SharedPagesOptions {
  readonly settings: CdnSettings;
  /** Whether the page is what the registry would answer now. */
  readonly isFresh: (facts: Freshness) => boolean;
  readonly now: () => number;
}

const MS = 1_000;

export function createSharedPages({ settings, isFresh, now }: SharedPagesOptions): SharedPages {
  const { cdnMaxAgeS, cdnMaxAgeWithoutPurgeS, cdnStaleS } = serverConfig;
  const longest = settings.purge ? cdnMaxAgeS : cdnMaxAgeWithoutPurgeS;
  const separator = settings.tagHeader === 'cache-tag' ? ',' : ' ';

  function deviceOf({ 'x-device': device }: IncomingHttpHeaders): Device | undefined {
    return DEVICES.find((known) => known === device);
  }

  /** Neither fresh nor stale copies outlive the moment at which the page changes by itself. */
  function cacheControl(left: number): string {
    const fresh = Math.min(longest, left);
    const stale = Math.min(cdnStaleS, left - fresh);
    return `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
  }

  return {
    deviceOf,
    headersOf(tags, facts) {
      const same = ['vary', 'Accept-Encoding, X-Device', settings.tagHeader, [EVERY_PAGE, ...tags].join(separator)];
      return ({ headers, url = '' }) => {
        if (!deviceOf(headers) || !isFresh(facts) || SECRET.test(url)) return undefined;
        const left = Math.floor((facts.validUntil - now()) / MS);
        return left < 1 ? undefined : ['cache-control', cacheControl(left), ...same];
      };
    },
  };
}

/** Parameters that may hold what only one person should know, in whatever address they stand. */
const SECRET = /[?&](?:token|key|code|secret|email)=/i;
