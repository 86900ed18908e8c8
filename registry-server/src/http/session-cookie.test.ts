import { fastifyCookie } from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ensureSessionId, sessionIdOf } from './session-cookie.ts';

function anApp(address: string) {
  const app = Fastify();
  app.register(fastifyCookie, { hook: false });
  app.get('/', async (request, reply) => {
    ensureSessionId(request, reply, { address });
    return { id: ensureSessionId(request, reply, { address }) };
  });
  app.get('/seen', async (request) => ({ id: sessionIdOf(request) ?? null }));
  return app;
}

test('a browser without an id is given a random one that no script can read', async () => {
  const app = anApp('https://rosailen.example');
  const first = await app.inject('/');
  const second = await app.inject('/');
  expect(first.cookies).toEqual([
    {
      name: 'x-session',
      value: first.json().id,
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'None',
      maxAge: 31_536_000,
    },
  ]);
  expect(Buffer.from(first.json().id, 'base64url').length).toBeGreaterThanOrEqual(16);
  expect(second.json().id).not.toBe(first.json().id);
});

test('on plain http the cookie is one that browsers accept', async () => {
  const [cookie] = (await anApp('http://localhost:3000').inject('/')).cookies;
  expect(cookie).toMatchObject({ sameSite: 'Lax', httpOnly: true });
  expect(cookie).not.toHaveProperty('secure');
});

test('a browser keeps its id', async () => {
  const id = 'a'.repeat(32);
  const answer = await anApp('https://rosailen.example').inject({ url: '/', headers: { cookie: `x-session=${id}` } });
  expect(answer.json()).toEqual({ id });
  expect(answer.cookies).toEqual([]);
});

test.each([
  [{ 'x-session': 'b'.repeat(22) }, 'b'.repeat(22)],
  [{ 'x-session': 'b'.repeat(22), cookie: `x-session=${'c'.repeat(32)}` }, 'c'.repeat(32)],
  [{ 'x-session': 'b'.repeat(22), cookie: 'x-session=short' }, 'b'.repeat(22)],
  [{ 'x-session': 'guessable' }, null],
  [{ cookie: `x-session=${'d'.repeat(129)}` }, null],
  [{ cookie: 'x-session=%00%00' }, null],
  [{}, null],
])('of %j the id is %j', async (headers, id) => {
  const answer = await anApp('https://rosailen.example').inject({ url: '/seen', headers: { ...headers } });
  expect(answer.json()).toEqual({ id });
});
