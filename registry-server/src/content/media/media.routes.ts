import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { staffOf } from '../../access.ts';
import { NotFound } from '../../errors.ts';
import type { App } from '../../fastify-app.ts';
import { parseRange } from '../../http/byte-range.ts';
import { listSchema, rowsOf } from '../../http/paging.ts';
import { readWithinUploadTime } from '../../http/upload-time.ts';
import { TooBusy } from '../../work/bounded-queue.ts';
import { RangeNotSatisfiable } from './media.errors.ts';
import {
  listedFileSchema,
  mediaAddressSchema,
  mediaChangeSchema,
  mediaFileSchema,
  mediaIdSchema,
  mediaListSchema,
} from './media.schema.ts';
import { documentName, type MediaStore, toMediaFile } from './media.store.ts';
import type { MediaLibrary } from './media-library.ts';
import { storageKey } from './media-library.ts';
import type { MediaStorage } from './media-storage.ts';
import { readUpload } from './read-upload.ts';
import { parseVariantName, shortHash } from './srcset.ts';

export interface MediaDeps {
  readonly store: MediaStore;
  readonly storage: MediaStorage;
  readonly library: MediaLibrary;
}

const tags = ['media'];
const error = { $ref: 'Error#' } as const;
const MIMES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
};

/** Headers of bytes that were uploaded: kept for ever, run by nothing, shown anywhere. */
const FILE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'accept-ranges': 'bytes',
};

/** Browsers show no PDF in a sandbox; their viewers run nothing of it in our origin. */
const DOCUMENT_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Clients of Magento write these before `header_logo_src` and `head_shortcut_icon` of `StoreConfig`. */
const CONFIG_FOLDERS = ['/media/logo', '/media/favicon'] as const;

/** Files for everybody: whole, or the part that a player or a broken download asks for. */
export function publicMediaRoutes(app: App, deps: MediaDeps): void {
  serveFiles(app, '/media', deps);
  for (const folder of CONFIG_FOLDERS) serveFiles(app, folder, deps);
}

function serveFiles(app: App, folder: '/media' | (typeof CONFIG_FOLDERS)[number], deps: MediaDeps): void {
  const { store, storage, library } = deps;
  app.get(
    `${folder}/:id/:hash/:name`,
    { config: { access: 'public' }, schema: { tags, params: mediaAddressSchema } },
    async ({ params: { id, hash, name }, headers, method }, reply) => {
      const storedName = name.endsWith('.pdf') ? await storedDocument(store, { id, hash, name }) : name;
      const etag = `"${hash}"`;
      const kept = await storage.open(storageKey(hash, storedName), (size) => {
        const range = rangeOf(headers, etag, size);
        if (range !== 'unsatisfiable') return range;
        reply.header('content-range', `bytes */${size}`);
        throw new RangeNotSatisfiable();
      });
      if (kept) {
        sendFile(reply, name).header('etag', etag);
        const { size, range, stream } = kept;
        if (range) reply.status(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
        reply.header('content-length', range ? range.last - range.first + 1 : size);
        if (method !== 'HEAD') return reply.send(stream);
        stream.destroy();
        return reply.send(Readable.from([]));
      }
      const variant = parseVariantName(name);
      const bytes = variant && (await library.variant(id, hash, variant).catch(comeAgain(reply)));
      if (!bytes) throw new NotFound();
      return sendFile(reply, name).send(bytes);
    },
  );
}

/** The stored name of a document, which is asked for by the name that its uploader gave it. */
async function storedDocument(
  store: MediaStore,
  { id, hash, name }: { readonly id: number; readonly hash: string; readonly name: string },
): Promise<string> {
  const row = await store.findById(id);
  if (!row || shortHash(row.hash) !== hash || documentName(row) !== name) throw new NotFound();
  return 'original.pdf';
}

/** The part that a request asks for: none where the bytes that it has the beginning of were others. */
function rangeOf(headers: IncomingHttpHeaders, etag: string, size: number): ReturnType<typeof parseRange> {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? parseRange(headers.range, size) : undefined;
}

function sendFile(reply: FastifyReply, name: string): FastifyReply {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  reply.headers(FILE_HEADERS).type(MIMES[extension] ?? 'application/octet-stream');
  return extension === 'pdf' ? reply.header('content-security-policy', DOCUMENT_POLICY) : reply;
}

function comeAgain(reply: FastifyReply) {
  return (failure: unknown): never => {
    if (failure instanceof TooBusy) reply.header('retry-after', '2');
    throw failure;
  };
}

/** The library for staff. */
export function staffMediaRoutes(app: App, { store, storage, library }: MediaDeps): void {
  app.get(
    '/staff/media',
    {
      config: { access: 'staff:viewer', apiScope: 'content:read' },
      schema: { tags, querystring: mediaListSchema, response: { 200: listSchema(listedFileSchema) } },
    },
    async ({ query: { search = '', kind, ids, shownIn, page, pageSize } }) => {
      const ofSites = app.references.filesOfSites();
      const { items, total } = await store.list({
        search,
        kind,
        ids: ids?.split(',').map(Number),
        shownIn,
        ofSites,
        ...rowsOf({ page, pageSize }),
      });
      const usesOf = await app.references.countFileUses(items.map(({ id }) => id));
      return { items: items.map((file) => ({ ...file, uses: usesOf(file.id) })), total, page, pageSize };
    },
  );

  app.post(
    '/staff/media',
    {
      config: { access: 'staff:editor' },
      schema: {
        tags,
        consumes: ['multipart/form-data'],
        response: {
          200: mediaFileSchema,
          201: mediaFileSchema,
          408: error,
          409: error,
          413: error,
          415: error,
          422: error,
        },
      },
    },
    async (request, reply) => {
      const { uploadSilenceMs: silenceMs, uploadTimeoutMs: totalMs } = app.config.limits;
      const upload = await readWithinUploadTime(request, reply, {
        times: { silenceMs, totalMs },
        read: () => readUpload(request, { limits: app.config.limits, storage }),
      });
      const { row, isNew } = await library.add(upload, staffOf(request).id);
      return reply.status(isNew ? 201 : 200).send(toMediaFile(row));
    },
  );

  app.patch(
    '/staff/media/:id',
    {
      config: { access: 'staff:editor' },
      schema: { tags, params: mediaIdSchema, body: mediaChangeSchema, response: { 200: mediaFileSchema, 404: error } },
    },
    async ({ params, body }) => {
      const row = await store.changeWords(params.id, body);
      if (!row) throw new NotFound();
      return toMediaFile(row);
    },
  );

  app.delete(
    '/staff/media/:id',
    {
      config: { access: 'staff:publisher' },
      schema: {
        tags,
        summary: 'Delete a file that nothing shows',
        description: '409 `content-in-use` with the places where pages, sites or the catalogue show it.',
        params: mediaIdSchema,
        response: { 204: { type: 'null' }, 404: error, 409: error },
      },
    },
    async ({ params: { id } }, reply) => {
      await app.references.requireUnused({ kind: 'file', key: String(id) });
      if (!(await library.remove(id))) throw new NotFound();
      return reply.status(204).send(null);
    },
  );
}
