import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { MARK_NAMES, markPicturePath } from '@witryna/module-schemas';
import fp from 'fastify-plugin';
import { serverConfig } from '../../src/config.ts';

interface StaticFilesOptions {
  /** Folder of the client build. */
  readonly folder: string;
}

const NAMED_FILES = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/app-icon-192.png', '/app-icon-512.png'];

/** Files of the build (named by their content, cached for ever) and the few with fixed names, those that mails point to among them. */
export const staticFilesPlugin = fp<StaticFilesOptions>(
  async (app, { folder }) => {
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: serverConfig.assetMaxAge,
      index: false,
      setHeaders: (reply) => reply.header('vary', 'Accept-Encoding'),
    });
    const named = { root: folder, serveDotFiles: false, maxAge: '1d', preCompressed: true };
    for (const path of [...NAMED_FILES, ...MARK_NAMES.map(markPicturePath)]) {
      app.get(path, (_request, reply) => reply.sendFile(path.slice(1), folder, named));
    }
  },
  { name: 'static-files' },
);
