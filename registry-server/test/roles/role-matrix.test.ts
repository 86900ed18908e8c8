import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/fastify-app.ts';
import { parseSchema } from '../../src/graphql/schema.ts';
import { buildTestApp } from '../../src/testing/build-test-app.ts';
import { dialects } from '../../src/testing/dialects.ts';
import type { GraphqlAnswer } from '../../src/testing/graphql-client.ts';
import { type Outcome, type RoleRow, roleRows } from './role-rows.ts';
import { aRoleWorld, ROLES, stockTheShop } from './role-world.ts';

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  'graphql-authorization': 'authorization',
  'graphql-authentication': 'authentication',
  'graphql-no-such-entity': 'missing',
  'graphql-input': 'input',
  'graphql-already-exists': 'exists',
};

const outcomeOf = ({ errors }: GraphqlAnswer): string => {
  const category = errors?.[0]?.extensions.category;
  return category === undefined ? 'ok' : (OUTCOMES[category] ?? category);
};
/** What is said, without the number that was asked for. */
const wordsOf = ({ errors = [] }: GraphqlAnswer) => errors.map(({ message }) => message.replaceAll(/\d+/g, '#'));

const cases = Object.entries(roleRows).flatMap(([name, row]) =>
  ROLES.map((role) => ({ name, row, role, outcome: role === 'expired' ? 'authorization' : row.outcomes[role] })),
);
const hidden = Object.entries(roleRows).filter(([, { missing }]) => missing !== undefined);

test('every operation of the schema has its row, and every row its operation', () => {
  const schema = parseSchema();
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(Object.keys(roleRows).sort()).toEqual(operations.sort());
});

describe.each(dialects)('on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(dialect, { env: { CUSTOMER_LIMITS_FACTOR: '1000' } });
    await stockTheShop(app);
  });

  test.each(cases)('$name for $role: $outcome', async ({ row, role, outcome }) => {
    const world = await aRoleWorld(app);
    const answer = await world.askAs[role](row.document, row.variables?.(world));
    expect(outcomeOf(answer), JSON.stringify(answer)).toBe(outcome);
    if (role === 'expired') expect(answer.status).toBe(401);
  });

  test.each(hidden)("%s: somebody else's looks like one that does not exist", async (_name, row: RoleRow) => {
    const world = await aRoleWorld(app);
    const foreign = await world.askAs.stranger(row.document, row.variables?.(world));
    const missing = await world.askAs.stranger(row.document, row.missing);
    expect([foreign.status, outcomeOf(foreign), wordsOf(foreign)]).toEqual([
      missing.status,
      outcomeOf(missing),
      wordsOf(missing),
    ]);
  });
});
