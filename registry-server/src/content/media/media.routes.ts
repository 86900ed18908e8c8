import type { FastifyReply } from 'fastify';
import { staffOf } from '../../access.ts';
import { NotFound } from '../../errors.ts';
import type { App } from '../../fastify-app.ts';
import { listSchema, rowsOf } from '../../http/paging.ts';
import { readWithinUploadTime } from '../../http/upload-time.ts';
import { TooBusy } from '../../work/bounded-queue.ts';
import {
  mediaAddressSchema,
  mediaChangeSchema,
  mediaFileSchema,
  mediaIdSchema,
  mediaListSchema,
} from './media.schema.ts';
import { type MediaStore, toMediaFile } from './media.store.ts';
import type { MediaLibrary } from './media-library.ts';
import { storageKey } from './media-library.ts';
import type { MediaStorage } from './media-storage.ts';
import { readUpload } from './read-upload.ts';
import { parseVariantName } from './srcset.ts';

export interface MediaDeps {
  readonly store: MediaStore;
  readonly storage: MediaStorage;
  readonly library: MediaLibrary;
}

const tags = ['media'];
const error = { $ref: 'Error#' } as const;
const MIMES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Headers of bytes that were uploaded: kept for ever, run by nothing, shown anywhere. */
const FILE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Pictures for everybody. */
export function publicMediaRoutes(app: App, { storage, library }: MediaDeps): void {
  app.get(
    '/media/:id/:hash/:name',
    { config: { access: 'public' }, schema: { tags, params: mediaAddressSchema } },
    async ({ params: { id, hash, name } }, reply) => {
      const kept = await storage.open(storageKey(hash, name));
      if (kept) return sendFile(reply, name).header('content-length', kept.size).send(kept.stream);
      const variant = parseVariantName(name);
      const bytes = variant && (await library.variant(id, hash, variant).catch(comeAgain(reply)));
      if (!bytes) throw new NotFound();
      return sendFile(reply, name).send(bytes);
    },
  );
}

function sendFile(reply: FastifyReply, name: string): FastifyReply {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return reply.headers(FILE_HEADERS).type(MIMES[extension] ?? 'application/octet-stream');
}

function comeAgain(reply: FastifyReply) {
  return (failure: unknown): never => {
    if (failure instanceof TooBusy) reply.header('retry-after', '2');
    throw failure;
  };
}

/** The library for staff. */
export function staffMediaRoutes(app: App, { store, library }: MediaDeps): void {
  app.get(
    '/staff/media',
    {
      config: { access: 'staff:viewer', apiScope: 'content:read' },
      schema: { tags, querystring: mediaListSchema, response: { 200: listSchema(mediaFileSchema) } },
    },
    async ({ query: { search = '', page, pageSize } }) => {
      const { items, total } = await store.list({ search, ...rowsOf({ page, pageSize }) });
      return { items, total, page, pageSize };
    },
  );

  app.post(
    '/staff/media',
    {
      config: { access: 'staff:editor' },
      schema: {
        tags,
        consumes: ['multipart/form-data'],
        response: { 200: mediaFileSchema, 201: mediaFileSchema, 408: error, 413: error, 415: error, 422: error },
      },
    },
    async (request, reply) => {
      const { uploadBytes, uploadSilenceMs: silenceMs, uploadTimeoutMs: totalMs } = app.config.limits;
      const upload = await readWithinUploadTime(request, reply, {
        times: { silenceMs, totalMs },
        read: () => readUpload(request, uploadBytes),
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
}
