import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { graphqlFeatures } from './features.ts';
import { accessRules, mergeResolvers } from './resolvers.ts';
import { parseSchema } from './schema.ts';
import { SCHEMA_FILE, schemaContract } from './schema-contract.ts';

test('the committed schema is what the server speaks (UPDATE_CONTRACT=1 writes it anew)', () => {
  const contract = schemaContract();
  if (process.env.UPDATE_CONTRACT) writeFileSync(SCHEMA_FILE, contract);
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(contract);
});

test('every field of Query and Mutation has a resolver and a rule who may ask for it', () => {
  const schema = parseSchema();
  const rules = accessRules(schema, graphqlFeatures);
  const resolvers = mergeResolvers(graphqlFeatures);
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.keys(type?.getFields() ?? {})) {
      const name = `${type?.name}.${field}`;
      expect(rules.get(name), `rule of ${name}`).toBeDefined();
      expect(resolvers[type?.name ?? '']?.[field], `resolver of ${name}`).toBeDefined();
    }
  }
});
