import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql/index.js';
import { describe, expect, test } from 'vitest';
import type { AnyFeature } from './feature.ts';
import { graphqlFeatures } from './features.ts';
import { accessRules, mergeResolvers } from './resolvers.ts';
import { parseSchema } from './schema.ts';
import { SCHEMA_FILE, schemaContract } from './schema-contract.ts';

test('the committed schema is what the server speaks (UPDATE_CONTRACT=1 writes it anew)', () => {
  const contract = schemaContract();
  if (process.env.UPDATE_CONTRACT) writeFileSync(SCHEMA_FILE, contract);
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(contract);
});

test('every access rule is written out in the file of its feature, none is derived from the resolvers', () => {
  const source = fileURLToPath(new URL('../', import.meta.url));
  const files = globSync('**/*.resolvers.ts', { cwd: source }).map((file) => readFileSync(`${source}${file}`, 'utf8'));
  const written = files.flatMap((text) =>
    [...text.matchAll(/'((?:Query|Mutation)\.\w+)': '(?:public|customer)'/g)].map(([, name]) => name),
  );
  const rules = [...accessRules(parseSchema(), graphqlFeatures).keys()];
  expect(written.toSorted()).toEqual(rules.toSorted());
});

describe('the server does not start', () => {
  const rulesWith = (change: Partial<AnyFeature>) => {
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

  test('with a mutation that has a resolver and no rule', () => {
    const schema = buildSchema('type Query { cup: String } type Mutation { fill: String }');
    const cups: AnyFeature = {
      resolvers: { Query: { cup: () => null }, Mutation: { fill: () => null } },
      access: { 'Query.cup': 'public' },
    };
    expect(() => accessRules(schema, [cups])).toThrow('Mutation.fill has no access rule.');
  });

  test('with two answers to one field', () => {
    expect(() => mergeResolvers([...graphqlFeatures, ...graphqlFeatures])).toThrow(/Two features resolve/);
  });
});
