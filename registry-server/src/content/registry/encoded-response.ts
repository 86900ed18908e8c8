import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedCodings } from '@witryna/module-schemas';
import { shortenTags } from '../../events/tags.ts';
import type { ListingTraits } from './answer-params.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality 5 is near the best for a body that is built once and sent many times, and still takes a millisecond. */
const BROTLI_QUALITY = 5;
/** What a map entry and its headers take beside the bodies. */
const OVERHEAD_BYTES = 2_048;
/** What a value that a filter may have takes. */
const VALUE_BYTES = 64;

export type Encoding = 'identity' | 'br' | 'gzip';

/** An answer as it is sent: bytes and headers are put together once. */
export interface BuiltAnswer {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly headers: Readonly<Record<Encoding, Readonly<Record<string, string>>>>;
  /** Headers of the answer to a client that holds it. */
  readonly notModified: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** What of the address's parameters makes another answer; undefined when nothing does. */
  readonly listing: ListingTraits | undefined;
  /** Milliseconds since the epoch; infinite when the answer waits for an event only. */
  readonly validUntil: number;
  readonly bytes: number;
}

export interface AnswerContent {
  readonly body: unknown;
  readonly tags: readonly string[];
  readonly validUntil?: Date;
  readonly listing: ListingTraits | undefined;
  /** Beside those of the answer itself. */
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Node's clients take 16 kB of headers in all. */
const MAX_TAGS_HEADER = 8_000;

/** Puts an answer together: bytes in every encoding, ETag, headers. */
export async function buildAnswer({ body, tags, validUntil, listing, headers }: AnswerContent): Promise<BuiltAnswer> {
  const identity = Buffer.from(JSON.stringify(body));
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    compressGzip(identity),
  ]);
  // Weak: the encodings share it.
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  const bodies = { identity, br, gzip: gzipped };
  const common = {
    ...headers,
    'cache-control': 'no-cache',
    vary: 'X-Site, Store, Accept-Encoding',
    etag,
    'x-tags': shortenTags(tags.map(encodeURI), MAX_TAGS_HEADER).join(','),
    ...(validUntil ? { 'x-valid-until': validUntil.toISOString() } : {}),
  };
  return {
    etag,
    bodies,
    notModified: common,
    headers: {
      identity: { ...common, ...JSON_TYPE, 'content-length': String(identity.length) },
      br: { ...common, ...JSON_TYPE, 'content-encoding': 'br', 'content-length': String(br.length) },
      gzip: { ...common, ...JSON_TYPE, 'content-encoding': 'gzip', 'content-length': String(gzipped.length) },
    },
    tags,
    listing,
    validUntil: validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
    bytes: identity.length + br.length + gzipped.length + OVERHEAD_BYTES + (listing?.values.size ?? 0) * VALUE_BYTES,
  };
}

/** The encoding to send: the smallest that the client takes. */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = acceptedCodings(header);
  if (accepted.br) return 'br';
  return accepted.gzip ? 'gzip' : 'identity';
}
