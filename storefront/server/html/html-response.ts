import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, compress, type Encoding } from './content-encoding.ts';

/** A document ready to be sent any number of times. */
export interface HtmlResponse {
  readonly status: number;
  /** Length of its body, uncompressed. */
  readonly bytes: number;
  /** Sends it in the best form that is at hand, or says that the client has it already. */
  send(request: IncomingMessage, response: ServerResponse): void;
}

interface HtmlResponseOptions {
  readonly status: number;
  /** In runs, one after the other; some may belong to others, so none is ever changed. */
  readonly body: readonly Buffer[];
  readonly etag?: string;
  /** Whether it may be stored, and for how long; by default only with revalidation. */
  readonly cacheControl?: string;
  /** Sent with every answer, names and values in turn. */
  readonly headers: readonly string[];
  /** For a response that is cached: called with the bytes that a compressed form adds. Without it there are none. */
  readonly onGrow?: ((bytes: number) => void) | undefined;
}

interface EncodedBody {
  readonly body: readonly Buffer[];
  readonly headers: string[];
}

/**
 * Goes out as it is, run by run. Only a document that is cached is made into one run and compressed (outside of the
 * event loop) when it is sent, so that a page that is requested once costs neither.
 */
export function createHtmlResponse({
  status,
  body,
  etag,
  cacheControl = 'no-cache',
  headers,
  onGrow,
}: HtmlResponseOptions): HtmlResponse {
  const common = [
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    cacheControl,
    'vary',
    'Accept-Encoding, User-Agent',
    ...headers,
    ...(etag === undefined ? [] : ['etag', etag]),
  ];
  const bytes = lengthOf(body);
  const forms: { identity: EncodedBody } & Partial<Record<Encoding, EncodedBody>> = { identity: formOf(body, common) };
  const making = new Set<Encoding>();

  function whole(): Buffer {
    const runs = forms.identity.body;
    if (runs.length === 1 && runs[0]) return runs[0];
    const joined = Buffer.concat(runs, bytes);
    forms.identity = formOf([joined], common);
    return joined;
  }

  function make(encoding: Exclude<Encoding, 'identity'>) {
    if (making.has(encoding)) return;
    making.add(encoding);
    compress(whole(), encoding).then(
      (compressed) => {
        forms[encoding] = formOf([compressed], [...common, 'content-encoding', encoding]);
        onGrow?.(compressed.length);
      },
      () => making.delete(encoding),
    );
  }

  return {
    status,
    bytes,
    send(request, response) {
      if (etag !== undefined && matchesEtag(request.headers['if-none-match'], etag)) {
        response.writeHead(304, common);
        response.end();
        return;
      }
      const wanted = acceptedEncoding(request.headers['accept-encoding']);
      if (onGrow) {
        whole();
        if (wanted !== 'identity' && !forms[wanted]) make(wanted);
      }
      const form = forms[wanted] ?? forms.identity;
      response.writeHead(status, form.headers);
      const last = form.body.length - 1;
      for (let at = 0; at < last; at += 1) response.write(form.body[at]);
      response.end(form.body[last]);
    },
  };
}

function formOf(body: readonly Buffer[], headers: readonly string[]): EncodedBody {
  return { body, headers: [...headers, 'content-length', String(lengthOf(body))] };
}

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
