import { type GraphQLSchema, isObjectType } from 'graphql/index.js';
import { type RequestedFeature, requireFeature, requireOpen } from '../content/sites/index.ts';
import type { AnyFeature, FieldAccess, ResolverMap, RootResolver } from './feature.ts';
import { ClientLeft, NotAuthorized } from './refusals.ts';

const ROOT_TYPES = ['Query', 'Mutation'] as const;

/** The resolvers of all features as one map; throws when two answer the same field. */
export function mergeResolvers(features: readonly AnyFeature[]): ResolverMap {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const { resolvers } of features) {
    for (const [type, fields = {}] of Object.entries(resolvers)) {
      merged[type] ??= {};
      for (const [field, resolver] of Object.entries(fields)) {
        if (merged[type][field]) throw new Error(`Two features resolve ${type}.${field}.`);
        merged[type][field] = resolver;
      }
    }
  }
  return merged as ResolverMap;
}

/** Who may ask for each root field of the schema; throws when one has no rule, no resolver, or a rule has no field. */
export function accessRules(schema: GraphQLSchema, features: readonly AnyFeature[]): ReadonlyMap<string, FieldAccess> {
  const rules = new Map(features.flatMap(({ access }) => Object.entries(access)));
  const resolvers = mergeResolvers(features);
  const fields = ROOT_TYPES.flatMap((type) => rootFields(schema, type).map((field) => [type, field] as const));
  for (const [type, field] of fields) {
    if (!rules.has(`${type}.${field}`)) throw new Error(`${type}.${field} has no access rule.`);
    if (!resolvers[type]?.[field]) throw new Error(`${type}.${field} has no resolver.`);
  }
  const known = new Set(fields.map(([type, field]) => `${type}.${field}`));
  for (const rule of rules.keys()) if (!known.has(rule)) throw new Error(`The access rule ${rule} has no field.`);
  return rules;
}

/** What a site must have for each root field, beside what customers need. */
export function neededFeatures(features: readonly AnyFeature[]): ReadonlyMap<string, RequestedFeature> {
  return new Map(
    features.flatMap(({ access, siteFeature }) => {
      if (typeof siteFeature !== 'string') return Object.entries(siteFeature ?? {});
      return Object.keys(access).map((field) => [field, siteFeature] as const);
    }),
  );
}

/** The mutations that are refused while a site is in maintenance. */
export function closedMutations(features: readonly AnyFeature[]): ReadonlySet<string> {
  return new Set(
    features.flatMap(({ access, closedInMaintenance = [] }) => {
      if (closedInMaintenance !== 'mutations') return closedInMaintenance;
      return Object.keys(access).filter((field) => field.startsWith('Mutation.'));
    }),
  );
}

/** What is asked before the root fields. */
interface FieldRules {
  readonly access: ReadonlyMap<string, FieldAccess>;
  readonly siteFeatures: ReadonlyMap<string, RequestedFeature>;
  readonly closedInMaintenance: ReadonlySet<string>;
}

/**
 * The same resolvers, with the rules asked before each root field. A query whose client has left is not begun; a
 * mutation that was sent is done, whoever waits for it.
 */
export function guardRootFields(resolvers: ResolverMap, rules: FieldRules): ResolverMap {
  const { access, siteFeatures, closedInMaintenance } = rules;
  const guard = (type: (typeof ROOT_TYPES)[number], guardField: (resolver: RootResolver) => RootResolver) =>
    Object.fromEntries(
      Object.entries(resolvers[type] ?? {}).map(([field, resolver]) => {
        const name = `${type}.${field}`;
        const open = closedInMaintenance.has(name) ? whereOpen(resolver) : resolver;
        const permitted = access.get(name) === 'public' ? open : forCustomers(open);
        const needed = siteFeatures.get(name);
        return [field, guardField(needed ? whereOffered(permitted, needed) : permitted)];
      }),
    );
  return {
    ...resolvers,
    Query: guard('Query', whileAwaited),
    Mutation: guard('Mutation', (resolver) => resolver),
  };
}

function forCustomers(resolver: RootResolver): RootResolver {
  return (parent, args, context) => {
    requireFeature(context.site, 'user');
    if (!context.customer) throw new NotAuthorized();
    return resolver(parent, args, context);
  };
}

function whereOffered(resolver: RootResolver, needed: RequestedFeature): RootResolver {
  return (parent, args, context) => {
    requireFeature(context.site, needed);
    return resolver(parent, args, context);
  };
}

function whereOpen(resolver: RootResolver): RootResolver {
  return (parent, args, context) => {
    requireOpen(context.site);
    return resolver(parent, args, context);
  };
}

function whileAwaited(resolver: RootResolver): RootResolver {
  return (parent, args, context) => {
    if (context.hasClientLeft()) throw new ClientLeft();
    return resolver(parent, args, context);
  };
}

function rootFields(schema: GraphQLSchema, type: string): string[] {
  const root = schema.getType(type);
  return isObjectType(root) ? Object.keys(root.getFields()) : [];
}
