import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql/index.js';
import { describe, expect, test } from 'vitest';
import type { GraphqlFeature } from './feature.ts';
import { graphqlFeatures } from './features.ts';
import { accessRules, mergeResolvers } from './resolvers.ts';
import { SCHEMA_FILE, schemaContract } from './schema-contract.ts';

test('the committed schema is what the server speaks (UPDATE_CONTRACT=1 writes it anew)', () => {
  const contract = schemaContract();
  if (process.env.UPDATE_CONTRACT) writeFileSync(SCHEMA_FILE, contract);
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(contract);
});

describe('the server does not start', () => {
  const rulesWith = (change: Partial<GraphqlFeature>) => {
    const own = { resolvers: { Query: { cup: () => null } }, access: { 'Query.cup': 'public' }, ...change } as const;
    return () => accessRules(buildSchema('type Query { cup: String }'), [own]);
  };

  test('with a field that nobody says who may ask for', () => {
    expect(rulesWith({ access: {} })).toThrow('Query.cup has no access rule.');
    expect(rulesWith({})).not.toThrow();
  });

  test('with a field that nothing answers', () => {
    expect(rulesWith({ resolvers: {} })).toThrow('Query.cup has no resolver.');
  });

  test('with a rule for a field that is not there', () => {
    const access = { 'Query.cup': 'public', 'Query.mug': 'public' } as const;
    expect(rulesWith({ access })).toThrow('The access rule Query.mug has no field.');
  });

  test('with two answers to one field', () => {
    expect(() => mergeResolvers([...graphqlFeatures, ...graphqlFeatures])).toThrow(/Two features resolve/);
  });
});
