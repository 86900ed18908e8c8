import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { isReservedSegment } from '@witryna/module-schemas';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { API_PREFIX } from '../src/config.ts';
import { ERROR_PATH, SCREEN_PATHS } from '../src/content/own-paths.ts';
import { addressKind } from './pages/address-kind.ts';
import { aStorefront } from './testing/a-storefront.ts';

/** First segments that can be the beginning of a slug at all; `robots.txt` and its like cannot. */
const couldBePage = (segment: string) => /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(segment);

/** Every address that the server has a route for, told by Fastify as it is built. */
async function routesOf() {
  // The registry that the test plays is another one.
  const routesByServer = new Map<FastifyInstance, string[]>();
  const onBuilt = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    const routes: string[] = [];
    routesByServer.set(fastify, routes);
    fastify.addHook('onRoute', ({ url }) => void routes.push(url));
  };
  subscribe('fastify.initialization', onBuilt);
  const storefront = await aStorefront({ withEvents: false });
  unsubscribe('fastify.initialization', onBuilt);
  await storefront.close();
  return routesByServer.get(storefront.app) ?? [];
}

test('no page can begin with what the storefront answers itself', async () => {
  const routes = await routesOf();
  expect(routes).toEqual(
    expect.arrayContaining(['/*', `${API_PREFIX}/*`, '/graphql', '/media/*', '/assets/*', '/health/live']),
  );
  const paths = [...routes, ...SCREEN_PATHS, ERROR_PATH];
  const segments = new Set(paths.map((path) => path.split('/')[1] ?? '').filter(couldBePage));
  expect(segments.size).toBeGreaterThan(10);
  expect([...segments].filter((segment) => !isReservedSegment(segment))).toEqual([]);
});

test.each(['wp-admin', 'wp-krem', 'phpmyadmin', 'cgi-bin', 'xmlrpc'])('%s is refused, and reserved', (segment) => {
  expect(addressKind(`/${segment}`)).toBe('blocked');
  expect(addressKind(`/${segment.toUpperCase()}.php`)).toBe('blocked');
  expect(isReservedSegment(segment)).toBe(true);
});
