import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';

interface ServiceWorkerOptions {
  /** Folder of the client build. */
  readonly folder: string;
  /** Names the build: with another one a browser prepares the page without a connection anew. */
  readonly buildId: string;
}

/** The script that shows a page of the site while there is no connection. */
export const serviceWorkerRoutes = fp<ServiceWorkerOptions>(
  async (app, { folder, buildId }) => {
    const script = `// ${buildId}\n${await readFile(join(folder, 'service-worker.js'), 'utf8')}`;
    app.get('/service-worker.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    );
  },
  { name: 'service-worker-route' },
);
