import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { marketingPlugin } from './marketing.plugin.ts';

async function start() {
  const app = Fastify();
  await app.register(marketingPlugin);
  const send = (body: string) =>
    app.inject({ method: 'POST', url: '/marketing/api/events', headers: { 'content-type': 'text/plain' }, body });
  return { app, send };
}

test('what a page tells is remembered, and shown without being run', async () => {
  const { app, send } = await start();
  const event = { kind: 'event.subscribe', apiKey: 'k', page: '/', data: { email: '<script>alert(1)</script>' } };
  expect((await send(JSON.stringify(event))).statusCode).toBe(204);
  expect((await app.inject('/marketing/api/events')).json()).toEqual([event]);
  const { body } = await app.inject('/marketing');
  expect(body).toContain('event.subscribe');
  expect(body).not.toContain('<script>');
});

test.each(['', 'null', '{"kind":1}'])('%j is no event', async (body) => {
  const { send } = await start();
  expect((await send(body)).statusCode).toBeGreaterThanOrEqual(400);
});

test.each(['widget.js', 'gtm.js'])('%s is a script', async (file) => {
  const { app } = await start();
  const { headers, body } = await app.inject(`/marketing/${file}`);
  expect(headers['content-type']).toContain('javascript');
  expect(() => new Function(body)).not.toThrow();
});
