import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AcceptedCodings, acceptedCodings, type ContentCoding } from '@witryna/module-schemas';
import { serverConfig } from '../../src/config.ts';
import type { SharedHeaders } from '../cdn/shared-pages.ts';
import { brotli, gzipped, zstd } from './content-encoding.ts';

/** A document ready to be sent any number of times. */
export interface HtmlResponse {
  readonly status: number;
  /** Length of its body, uncompressed. */
  readonly bytes: number;
  /** Sends it in the smallest form that is at hand, or says that the client has it already. */
  send(request: IncomingMessage, response: ServerResponse): void;
}

interface HtmlResponseOptions {
  readonly status: number;
  /** A document, unless it says otherwise. */
  readonly contentType?: string;
  /** In runs, one after the other; some may belong to others, so none is ever changed. */
  readonly body: readonly Buffer[];
  readonly etag?: string;
  /** Whether it may be stored, and for how long; by default only with revalidation. */
  readonly cacheControl?: string;
  /** Sent with every answer, names and values in turn. */
  readonly headers: readonly string[];
  /** What a CDN is told instead of that, where it may store the response. */
  readonly shared?: SharedHeaders | undefined;
  /** For a response that is cached: called with the bytes by which its compressed forms grow or shrink. */
  readonly onGrow?: ((bytes: number) => void) | undefined;
}

interface EncodedBody {
  readonly body: readonly Buffer[];
  /** What says how it is encoded, and all that goes with it. */
  readonly coding: readonly string[];
  readonly headers: string[];
}

/**
 * Compressed from the first time on. Who takes zstd gets it at once; brotli and gzip are made outside of the event
 * loop. What is cached is made once more in brotli's better quality, which replaces the zstd as soon as it is there.
 * Each form is made once, however many ask for it.
 */
export function createHtmlResponse({
  status,
  contentType = 'text/html; charset=utf-8',
  body,
  etag,
  cacheControl = 'no-cache',
  headers,
  shared,
  onGrow,
}: HtmlResponseOptions): HtmlResponse {
  const document = ['content-type', contentType, ...headers, ...(etag === undefined ? [] : ['etag', etag])];
  const caching = ['cache-control', cacheControl, 'vary', 'Accept-Encoding, User-Agent'];
  const bytes = lengthOf(body);
  let identity = formOf(body);
  const forms = new Map<ContentCoding, EncodedBody>();
  const making = new Map<ContentCoding, Promise<EncodedBody>>();

  function formOf(runs: readonly Buffer[], name?: ContentCoding): EncodedBody {
    const coding = [...(name ? ['content-encoding', name] : []), 'content-length', String(lengthOf(runs))];
    return { body: runs, coding, headers: [...document, ...caching, ...coding] };
  }

  function whole(): Buffer {
    const runs = identity.body;
    if (runs.length === 1 && runs[0]) return runs[0];
    const joined = Buffer.concat(runs, bytes);
    identity = formOf([joined]);
    return joined;
  }

  function store(coding: ContentCoding, compressed: Buffer): EncodedBody {
    const form = formOf([compressed], coding);
    forms.set(coding, form);
    onGrow?.(compressed.length);
    return form;
  }

  function forget(coding: ContentCoding) {
    const form = forms.get(coding);
    if (!form) return;
    forms.delete(coding);
    onGrow?.(-lengthOf(form.body));
  }

  async function compress(coding: Exclude<ContentCoding, 'zstd'>): Promise<EncodedBody> {
    if (coding === 'gzip') return store(coding, await gzipped(whole()));
    const form = store(coding, await brotli(whole(), onGrow ? CACHED_QUALITY : FIRST_QUALITY));
    forget('zstd');
    return form;
  }

  /** The form in this coding; that of a failed attempt is the document as it is, and the next client tries again. */
  function make(coding: Exclude<ContentCoding, 'zstd'>): Promise<EncodedBody> {
    const known = making.get(coding);
    if (known) return known;
    const form = compress(coding).catch(() => {
      making.delete(coding);
      return identity;
    });
    making.set(coding, form);
    return form;
  }

  function formFor(accepted: AcceptedCodings): EncodedBody | Promise<EncodedBody> {
    if (bytes < serverConfig.compressedFromBytes) return identity;
    const ready = (accepted.br && forms.get('br')) || (accepted.zstd && forms.get('zstd'));
    if (ready) return ready;
    if (accepted.zstd) {
      if (onGrow && accepted.br) void make('br');
      return store('zstd', zstd(whole()));
    }
    if (accepted.br) return make('br');
    if (accepted.gzip) return forms.get('gzip') ?? make('gzip');
    return identity;
  }

  function write(request: IncomingMessage, response: ServerResponse, form: EncodedBody) {
    const forCdn = shared?.(request);
    response.writeHead(status, forCdn ? [...document, ...forCdn, ...form.coding] : form.headers);
    const last = form.body.length - 1;
    for (let at = 0; at < last; at += 1) response.write(form.body[at]);
    response.end(form.body[last]);
  }

  return {
    status,
    bytes,
    send(request, response) {
      if (etag !== undefined && matchesEtag(request.headers['if-none-match'], etag)) {
        response.writeHead(304, [...document, ...(shared?.(request) ?? caching)]);
        response.end();
        return;
      }
      if (onGrow) whole();
      const form = formFor(acceptedCodings(request.headers['accept-encoding']));
      // A rejection that nobody handles would end the process, and with it the answers to everybody else.
      if (form instanceof Promise) form.then((made) => write(request, response, made)).catch(() => response.destroy());
      else write(request, response, form);
    },
  };
}

const { cachedBrotliQuality: CACHED_QUALITY, firstBrotliQuality: FIRST_QUALITY } = serverConfig;

const lengthOf = (runs: readonly Buffer[]) => runs.reduce((total, run) => total + run.length, 0);

/** Whether a client's `If-None-Match` names this weak ETag. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.includes(',') || header.startsWith('"')
    ? header.split(',').some((tag) => opaque(tag) === opaque(etag))
    : false;
}
