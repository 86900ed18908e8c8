import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { anOperation } from '../testing/a-operation.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';
import { parseSchema } from './schema.ts';

const schema = parseSchema();
const fieldsOf = (kind: 'query' | 'mutation') =>
  Object.keys((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => [kind, field] as const,
  );
const RUNS = 12;

/** 200 with an answer or a refusal, 400 and 413 before anything ran, 401, 404, 429; never a bug. */
const EXPECTED = new Set([200, 400, 401, 404, 413, 429]);

describe.each(dialects)('whatever is sent on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(dialect);
  });

  test.each([...fieldsOf('query'), ...fieldsOf('mutation')])('%s %s answers or refuses', async (kind, field) => {
    const ask = graphqlClient(app);
    await fc.assert(
      fc.asyncProperty(anOperation(schema, kind, field), async ({ query, variables }) => {
        const { status, errors = [] } = await ask(query, variables);
        expect(EXPECTED, JSON.stringify({ status, errors, variables }).slice(0, 600)).toContain(status);
        const bugs = errors.filter(({ extensions }) => extensions.category === 'internal');
        expect(bugs, JSON.stringify(variables).slice(0, 600)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
