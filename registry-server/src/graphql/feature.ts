import type { RequestedFeature } from '../content/sites/index.ts';
import type { GraphqlContext } from './context.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './resolver-types.gen.ts';

/** Who may ask for a field of Query or Mutation. `customer`: with the token of a signed-in customer only. */
export type FieldAccess = 'public' | 'customer';

type MutationField = `Mutation.${keyof MutationResolvers}`;
type RootField = `Query.${keyof QueryResolvers}` | MutationField;

/** What a feature adds to the schema beside its SDL, which is every `*.graphql` file in its folder. */
export interface GraphqlFeature {
  /** By type and field. Interfaces and unions need none: their values say their `__typename`. */
  readonly resolvers: Resolvers;
  /** One rule for each of its fields of Query and Mutation, as `Query.cart`. */
  readonly access: Readonly<Partial<Record<RootField, FieldAccess>>>;
  /**
   * What a site must have for its fields of Query and Mutation: all of them, or those named. A field for customers needs
   * `user` besides.
   */
  readonly siteFeature?: RequestedFeature | Readonly<Partial<Record<RootField, RequestedFeature>>>;
  /** Its mutations, or those of them, that are refused while a site is in maintenance. */
  readonly closedInMaintenance?: 'mutations' | readonly MutationField[];
}

/** Answers a field of Query or Mutation: only the engine, which knows the field, calls it with a parent and arguments. */
export type RootResolver = (parent: never, args: never, context: GraphqlContext) => unknown;

/** Resolvers by type and field, whatever the schema. */
export interface ResolverMap {
  readonly Query?: Readonly<Record<string, RootResolver>>;
  readonly Mutation?: Readonly<Record<string, RootResolver>>;
  readonly [type: string]: Readonly<Record<string, unknown>> | undefined;
}

/** A feature of any schema. */
export interface AnyFeature {
  readonly resolvers: ResolverMap;
  readonly access: Readonly<Record<string, FieldAccess>>;
  readonly siteFeature?: RequestedFeature | Readonly<Record<string, RequestedFeature>>;
  readonly closedInMaintenance?: 'mutations' | readonly string[];
}
