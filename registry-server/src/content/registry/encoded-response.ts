import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedCodings } from '@witryna/module-schemas';
import { shortenTags } from '../../events/tags.ts';
import { weakTagOf } from '../../http/conditional.ts';
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

/** What every client takes is always there, others where an answer was built in them. */
type InEncodings<T> = { readonly identity: T } & { readonly [encoding in Encoding]?: T };

/** Those of an answer that is kept for all who ask. */
export const ALL_ENCODINGS: readonly Encoding[] = ['identity', 'br', 'gzip'];

/** An answer as it is sent: bytes and headers are put together once. */
export interface BuiltAnswer {
  readonly etag: string;
  readonly bodies: InEncodings<Buffer>;
  readonly headers: InEncodings<Readonly<Record<string, string>>>;
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
  /** Beside `identity`. */
  readonly encodings: readonly Encoding[];
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Node's clients take 16 kB of headers in all. */
const MAX_TAGS_HEADER = 8_000;

/** Puts an answer together: bytes in the encodings that are asked for, ETag, headers. */
export async function buildAnswer(content: AnswerContent): Promise<BuiltAnswer> {
  const { body, tags, validUntil, listing, headers, encodings } = content;
  const identity = Buffer.from(JSON.stringify(body));
  const [br, gzipped] = await Promise.all([
    encodings.includes('br') ? inBrotli(identity) : undefined,
    encodings.includes('gzip') ? compressGzip(identity) : undefined,
  ]);
  const etag = weakTagOf(identity);
  const bodies = { identity, ...(br && { br }), ...(gzipped && { gzip: gzipped }) };
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
      ...(br && { br: { ...common, ...JSON_TYPE, 'content-encoding': 'br', 'content-length': String(br.length) } }),
      ...(gzipped && {
        gzip: { ...common, ...JSON_TYPE, 'content-encoding': 'gzip', 'content-length': String(gzipped.length) },
      }),
    },
    tags,
    listing,
    validUntil: validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
    bytes:
      Object.values(bodies).reduce((sum, { length }) => sum + length, OVERHEAD_BYTES) +
      (listing?.values.size ?? 0) * VALUE_BYTES,
  };
}

const inBrotli = (identity: Buffer): Promise<Buffer> =>
  compressBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

/** The encoding to send: the smallest that the client takes. */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = acceptedCodings(header);
  if (accepted.br) return 'br';
  return accepted.gzip ? 'gzip' : 'identity';
}
