import { readFile } from 'node:fs/promises';
import fp from 'fastify-plugin';

const PATH = '/.well-known/apple-developer-merchantid-domain-association';

interface AppleDomainOptions {
  /** The file that Apple gives for the shop's domain. */
  readonly file: string;
}

/** Proves to Apple that a domain belongs to the shop. The file is read at each of its rare requests: it may be renewed. */
export const appleDomainRoutes = fp<AppleDomainOptions>(
  async (app, { file }) => {
    app.get(PATH, async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await readFile(file)),
    );
  },
  { name: 'apple-domain-route' },
);
