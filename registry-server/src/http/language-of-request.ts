import type { FastifyRequest } from 'fastify';
import { type ShopLanguage, STAFF_LANGUAGE, shopLanguageOf } from '../error-messages/language.ts';

const FOR_STAFF = /^\/(staff|editor)\b/;

/** The language of a request's messages: that of its site; for staff routes that of staff. */
export function languageOfRequest(request: Pick<FastifyRequest, 'server' | 'headers' | 'url'>): ShopLanguage {
  if (FOR_STAFF.test(request.url)) return STAFF_LANGUAGE;
  const { sites } = request.server;
  // An unknown site is itself an error: reported in the language of the default site.
  const found = attempt(() => siteOf(request)) ?? attempt(() => sites.require(undefined));
  return found ? shopLanguageOf(found) : STAFF_LANGUAGE;
}

const REGISTRY = '/registry/';

/** A registry URL may identify its site by its base path. */
function siteOf({ server: { sites }, headers, url }: Pick<FastifyRequest, 'server' | 'headers' | 'url'>) {
  if (!url.startsWith(REGISTRY)) return sites.resolve(headers);
  const [pathname = REGISTRY] = url.split('?', 1);
  return sites.resolvePath(headers, pathname.slice(REGISTRY.length - 1)).site;
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
