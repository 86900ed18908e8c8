import { beforeAll, describe, expect, test } from 'vitest';
import { type Access, isRoleEnough, STAFF_ROLES, type StaffRole } from './access.ts';
import { accessRows } from './access-rows.ts';
import type { App } from './fastify-app.ts';
import { buildTestApp } from './testing/build-test-app.ts';
import { dialects } from './testing/dialects.ts';
import { type StaffClient, signedIn } from './testing/staff-client.ts';

const rows = Object.entries(accessRows).flatMap(([access, routes]) =>
  routes.map((route) => ({ route, access: access as Access })),
);
const staffRows = rows.flatMap(({ route, access }) =>
  access.startsWith('staff:') ? [{ route, needed: access.slice('staff:'.length) as StaffRole }] : [],
);

function requestOf(route: string) {
  const [method = '', pattern = ''] = route.split(' ');
  const url = pattern.replaceAll(/:\w+/g, '999999').replace('*', 'x');
  return { method, url } as { readonly method: 'GET'; readonly url: string };
}

describe('who may call what', () => {
  let app: App;
  const people = new Map<StaffRole, StaffClient>();
  beforeAll(async () => {
    const [sqlite] = dialects;
    if (!sqlite) throw new Error('no dialect');
    app = await buildTestApp(sqlite);
    await app.ready();
    for (const role of STAFF_ROLES) people.set(role, await signedIn(app, role));
  });

  test('every route has its row, and every row its route', () => {
    const routes = [...app.accessRules]
      .filter(([route]) => !route.startsWith('HEAD ') && !/ \/((docs|editor)\b|$)/.test(route))
      .map(([route, access]) => `${access} ${route}`);
    expect(rows.map(({ route, access }) => `${access} ${route}`).sort()).toEqual(routes.sort());
  });

  test.each(staffRows)('$route asks for a $needed', async ({ route, needed }) => {
    expect((await app.inject(requestOf(route))).statusCode, 'a stranger').toBe(401);
    for (const role of STAFF_ROLES) {
      // A session ends with its first call of some of these: each gets its own.
      const person = / \/staff\/session/.test(route) ? await signedIn(app, role) : people.get(role);
      const answer = await person?.inject({ ...requestOf(route) });
      const isLetIn = ![401, 403].includes(answer?.statusCode ?? 0);
      expect(isLetIn, `${role}: ${answer?.statusCode} ${answer?.body}`).toBe(isRoleEnough(role, needed));
    }
  });

  test.each(staffRows.filter(({ route }) => !route.startsWith('GET ')))(
    '$route is closed without the token of the form, and to other origins',
    async ({ route, needed }) => {
      const { headers } = await signedIn(app, needed);
      const { cookie = '' } = headers;
      expect((await app.inject({ ...requestOf(route), headers: { cookie } })).statusCode).toBe(403);
      const foreign = { ...headers, origin: 'https://zla.example' };
      expect((await app.inject({ ...requestOf(route), headers: foreign })).statusCode).toBe(403);
    },
  );

  test.each(accessRows.service)('%s asks for the key of the servers', async (route) => {
    expect((await app.inject(requestOf(route))).statusCode).toBe(401);
    const customer = { authorization: 'Bearer nobody' };
    expect((await app.inject({ ...requestOf(route), headers: customer })).statusCode).toBe(401);
  });
});
