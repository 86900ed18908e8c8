import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, compress, type Encoding } from './encodings.ts';

/** A document ready to be sent, as often as one likes. */
export interface HtmlAnswer {
  readonly status: number;
  readonly body: Buffer;
  /** Sends it in the best form that is at hand, or says that the client has it already. */
  send(request: IncomingMessage, response: ServerResponse): void;
}

interface HtmlAnswerOptions {
  readonly status: number;
  readonly body: Buffer;
  readonly etag?: string;
  /** Sent with every answer, names and values in turn. */
  readonly headers: readonly string[];
  /** Told how many bytes a compressed form adds. */
  readonly onGrow?: (bytes: number) => void;
}

interface Form {
  readonly body: Buffer;
  readonly headers: string[];
}

/**
 * The first answer goes out as it is; a compressed form is made outside of the event loop once the document
 * is sent a second time, so that a page which is asked for once costs no compression.
 */
export function createHtmlAnswer({ status, body, etag, headers, onGrow }: HtmlAnswerOptions): HtmlAnswer {
  const common = [
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    'no-cache',
    'vary',
    'Accept-Encoding, User-Agent',
    ...headers,
    ...(etag === undefined ? [] : ['etag', etag]),
  ];
  const forms: Partial<Record<Encoding, Form>> = { identity: formOf(body, common) };
  const making = new Set<Encoding>();
  let isFirst = true;

  function make(encoding: Exclude<Encoding, 'identity'>) {
    if (making.has(encoding)) return;
    making.add(encoding);
    compress(body, encoding).then(
      (compressed) => {
        forms[encoding] = formOf(compressed, [...common, 'content-encoding', encoding]);
        onGrow?.(compressed.length);
      },
      () => making.delete(encoding),
    );
  }

  return {
    status,
    body,
    send(request, response) {
      if (etag !== undefined && matchesEtag(request.headers['if-none-match'], etag)) {
        response.writeHead(304, common);
        response.end();
        return;
      }
      const wanted = acceptedEncoding(request.headers['accept-encoding']);
      const form = forms[wanted] ?? forms.identity;
      if (wanted !== 'identity' && !isFirst && form === forms.identity) make(wanted);
      isFirst = false;
      if (!form) return;
      response.writeHead(status, form.headers);
      response.end(form.body);
    },
  };
}

function formOf(body: Buffer, headers: readonly string[]): Form {
  return { body, headers: [...headers, 'content-length', String(body.length)] };
}

/** Whether a client's `If-None-Match` names this weak ETag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.includes(',') || header.startsWith('"')
    ? header.split(',').some((tag) => opaque(tag) === opaque(etag))
    : false;
}
