import { existsSync } from 'node:fs';
import { fastifyStatic } from '@fastify/static';
import fp from 'fastify-plugin';
import { setDefaultAccess } from '../access.ts';
import type { Site } from '../content/sites/index.ts';
import { STAFF_LANGUAGE } from '../error-messages/language.ts';
import { NotFound } from '../errors.ts';
import type { App } from '../fastify-app.ts';
import { errorAnswer } from './error-handler.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const policy = (frameAncestors: string, shopOrigins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Widgets place themselves by style attributes.
    "style-src-attr 'unsafe-inline'",
    // Mails are shown with the drawings that their shops serve.
    ['img-src', "'self'", 'data:', 'blob:', ...shopOrigins].join(' '),
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** What follows the first part may be the code of a product, which may have points as names of files have. */
const SCREEN_ADDRESS = /^\/editor(\/(?!assets\/)[\w-]+(\/[\w.-]+)*)?\/?(\?.*)?$/;
const HASHED_FILE = /[\\/]assets[\\/]/;

/** Where the shops of these sites are, each once. */
const originsOf = (sites: readonly Pick<Site, 'address'>[]): string[] => [
  ...new Set(sites.flatMap(({ address }) => URL.parse(address)?.origin ?? [])),
];

/** The built editor at `/editor/`; 404 without a build. */
export const editorFilesPlugin = fp(
  async (app: App) => {
    const { editorDir } = app.config;
    if (!existsSync(editorDir)) {
      app.log.warn(`No built editor in ${editorDir}.`);
      return;
    }
    // Whoever opens the host by its name means the editor: shoppers have the storefront.
    app.get('/', { config: { access: 'public' }, schema: { hide: true } }, (_, reply) => reply.redirect('/editor/'));
    await app.register(
      async (scope: App) => {
        setDefaultAccess(scope, 'public');
        await scope.register(fastifyStatic, {
          root: editorDir,
          prefix: '/',
          preCompressed: true,
          redirect: true,
          cacheControl: false,
          setHeaders(reply, path) {
            const isPreview = path.includes('preview.html');
            // The canvas is a frame of the editor.
            const frameAncestors = isPreview ? "'self'" : "'none'";
            reply.header('content-security-policy', policy(frameAncestors, originsOf(app.sites.all)));
            reply.header('cache-control', HASHED_FILE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
            reply.header('vary', 'Accept-Encoding');
          },
        });
        // Screen URLs are resolved in the editor's router; a missing file is 404.
        scope.setNotFoundHandler((request, reply) => {
          reply.headers(SECURITY_HEADERS);
          if (request.method === 'GET' && SCREEN_ADDRESS.test(request.url)) return reply.sendFile('index.html');
          return reply.code(404).send(errorAnswer(new NotFound(), STAFF_LANGUAGE));
        });
      },
      { prefix: '/editor' },
    );
  },
  { name: 'editor-files', dependencies: ['access', 'sites'] },
);
