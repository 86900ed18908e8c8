import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { parseSchema } from '../../graphql/schema.ts';
import { signedInCustomer } from '../../testing/a-customer.ts';
import { anOperation } from '../../testing/a-operation.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';

const schema = parseSchema();
const RUNS = 25;
const MUTATIONS = [
  'updateCustomer',
  'updateCustomerV2',
  'updateCustomerEmail',
  'changeCustomerPassword',
  'updateLoyalty',
  'createCustomerAddress',
  'updateCustomerAddress',
  'deleteCustomerAddress',
];

describe.each(dialects)('whatever a signed-in customer sends on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(dialect);
  });

  test.each(MUTATIONS)('%s answers or refuses', async (field) => {
    await fc.assert(
      fc.asyncProperty(anOperation(schema, 'mutation', field), async ({ query, variables }) => {
        const { headers } = await signedInCustomer(app);
        const { errors = [] } = await graphqlClient(app, headers)(query, variables);
        const bugs = errors.filter(({ extensions }) => extensions.category === 'internal');
        expect(bugs, JSON.stringify(variables).slice(0, 600)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test('the own data answers to any selection', async () => {
    await fc.assert(
      fc.asyncProperty(anOperation(schema, 'query', 'customer'), async ({ query, variables }) => {
        const { headers } = await signedInCustomer(app);
        const { errors = [] } = await graphqlClient(app, headers)(query, variables);
        expect(errors.filter(({ extensions }) => extensions.category === 'internal')).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
