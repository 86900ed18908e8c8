import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { accessPlugin, isRoleEnough, setDefaultAccess } from './access.ts';
import { errorHandlerPlugin } from './http/error-handler.ts';

async function anApp() {
  const app = Fastify();
  await app.register(errorHandlerPlugin);
  await app.register(accessPlugin, { eventsKey: 'key-of-the-shop' });
  return app;
}

describe('access', () => {
  test('a route that does not say who may call it keeps the app from being built', async () => {
    const app = await anApp();
    expect(() => app.get('/forgotten', async () => 'secret')).toThrow('Route GET /forgotten has no access rule.');
  });

  test('a plugin of others needs a rule for its scope, which ends there', async () => {
    const app = await anApp();
    await app.register(async (scope) => {
      setDefaultAccess(scope, 'public');
      scope.get('/theirs', async () => 'public');
    });
    expect((await app.inject('/theirs')).statusCode).toBe(200);
    const outside = await anApp();
    await outside.register(async (scope) => setDefaultAccess(scope, 'public'));
    expect(() => outside.get('/ours', async () => 'x')).toThrow('no access rule');
  });

  test('another server of ours shows the key', async () => {
    const app = await anApp();
    app.get('/inside', { config: { access: 'service' } }, async () => 'in');
    const statusWith = async (authorization?: string) =>
      (await app.inject({ url: '/inside', headers: authorization ? { authorization } : {} })).statusCode;
    expect(await statusWith('Bearer key-of-the-shop')).toBe(200);
    expect(await statusWith('Bearer key-of-the-shoq')).toBe(401);
    expect(await statusWith('Bearer ')).toBe(401);
    expect(await statusWith()).toBe(401);
  });

  test('a role includes those below it', () => {
    expect(isRoleEnough('admin', 'viewer')).toBe(true);
    expect(isRoleEnough('editor', 'editor')).toBe(true);
    expect(isRoleEnough('editor', 'publisher')).toBe(false);
  });
});
