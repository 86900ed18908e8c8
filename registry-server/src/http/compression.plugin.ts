import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import { acceptedCodings, type ContentCoding } from '@witryna/module-schemas';
import type { FastifyInstance, FastifyReply, onSendHookHandler } from 'fastify';
import fp from 'fastify-plugin';

/** What compressing a smaller answer saves fits into the packet that is sent anyway. */
const FROM_BYTES = 1024;
/** Up to here zstd takes less time than handing the answer to another thread does. */
const AT_ONCE_BYTES = 128 * 1024;

/** Not event streams, of which nothing may be held back, and not pictures, which are compressed already. */
const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:json|jsonl|javascript|xml)\b|application\/[\w.-]+\+(?:json|xml)\b|image\/svg\b)/;

const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const toZstd = promisify(zstdCompress);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface Codec {
  readonly coding: ContentCoding;
  /** Works outside of the event loop. */
  readonly bytes: (body: Buffer) => Promise<Buffer>;
  readonly stream: () => Transform;
}

/** The best first. All of them are quick, since somebody waits for the answer. */
const CODECS: readonly Codec[] = [
  { coding: 'zstd', bytes: (body) => toZstd(body, ZSTD), stream: () => createZstdCompress(ZSTD) },
  { coding: 'br', bytes: (body) => toBrotli(body, BROTLI), stream: () => createBrotliCompress(BROTLI) },
  { coding: 'gzip', bytes: (body) => toGzip(body), stream: () => createGzip() },
];

/** Compresses every text of 1 KB or more; parts of files stay as they are, and what is compressed already. */
export const compressionPlugin = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRoute', (route) => {
      // Such a route keeps its answers compressed.
      if (route.config?.hasOwnHeaders) return;
      // First, so that an answer to HEAD has the length of the one to GET.
      route.onSend = [compressAnswer, ...(route.onSend === undefined ? [] : [route.onSend].flat())];
    });
  },
  { name: 'compression' },
);

const compressAnswer: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  if (!isText(reply) || !isLong(reply, payload)) return done(null, payload);
  addVary(reply);
  const accepted = acceptedCodings(request.headers['accept-encoding']);
  const codec = CODECS.find(({ coding }) => accepted[coding]);
  if (!codec) return done(null, payload);
  const finish = (bytes: Buffer) => {
    reply.headers({ 'content-encoding': codec.coding, 'content-length': bytes.length });
    done(null, bytes);
  };
  if (payload instanceof Readable) {
    reply.header('content-encoding', codec.coding).removeHeader('content-length').removeHeader('accept-ranges');
    // The framework logs what breaks off, and ends the connection.
    return done(
      null,
      pipeline(payload, codec.stream(), () => {}),
    );
  }
  const body = Buffer.from(payload as string | Buffer);
  if (codec.coding === 'zstd' && body.length <= AT_ONCE_BYTES) return finish(zstdCompressSync(body, ZSTD));
  codec.bytes(body).then(finish, () => done(null, payload));
};

function isText(reply: FastifyReply): boolean {
  if (reply.statusCode === 206 || reply.hasHeader('content-range') || reply.hasHeader('content-encoding')) return false;
  return TEXT.test(String(reply.getHeader('content-type') ?? ''));
}

/** A stream that does not say how long it is counts as long. */
function isLong(reply: FastifyReply, payload: unknown): boolean {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.byteLength(payload) >= FROM_BYTES;
  return payload instanceof Readable && Number(reply.getHeader('content-length') ?? FROM_BYTES) >= FROM_BYTES;
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (/accept-encoding/i.test(vary)) return;
  reply.header('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
}
