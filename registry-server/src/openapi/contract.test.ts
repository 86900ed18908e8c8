import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { CONTRACT_FILE, contractOf } from './contract.ts';

const [sqlite] = dialects;

async function anApp() {
  if (!sqlite) throw new Error('no dialect');
  const app = await buildTestApp(sqlite);
  await app.ready();
  return app;
}

test('the committed contract is what the server speaks (UPDATE_CONTRACT=1 writes it anew)', async () => {
  const contract = contractOf(await anApp());
  if (process.env.UPDATE_CONTRACT) writeFileSync(CONTRACT_FILE, contract);
  expect(readFileSync(CONTRACT_FILE, 'utf8')).toBe(contract);
});

test('every route but the stream and the health checks is in it, with who may call it', async () => {
  const app = await anApp();
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, { security?: object[] }>> };
  const staff = Object.entries(paths).filter(([path]) => path.startsWith('/staff/'));
  expect(staff.length).toBeGreaterThan(15);
  for (const [path, methods] of staff) {
    for (const [method, { security }] of Object.entries(methods)) {
      const isSignIn = path === '/staff/session' && method === 'post';
      expect(security, `${method} ${path}`).toEqual(isSignIn ? undefined : [{ staff: [] }]);
    }
  }
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/registry/{slug}', '/init', '/products', '/staff/pages']),
  );
  expect(Object.keys(paths)).not.toContain('/internal/events');
});

test('the documentation is shown without inline scripts', async () => {
  const app = await anApp();
  const page = await app.inject('/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
  expect(page.body).not.toMatch(/<script>(?!<)/);
});
