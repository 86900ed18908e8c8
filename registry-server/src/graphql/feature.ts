import type { GraphqlContext } from './context.ts';

/** Who may ask for a field of Query or Mutation. `customer`: with the token of a signed-in customer only. */
export type FieldAccess = 'public' | 'customer';

/** Answers one field. Computed fields need one each: functions on a returned object are not called. */
// biome-ignore lint/suspicious/noExplicitAny: parents and arguments differ from field to field; each resolver names its own.
export type Resolver = (parent: any, args: any, context: GraphqlContext) => unknown;

/** Resolvers by type and field; an interface or union has `resolveType`. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

/** What a feature adds to the schema beside its SDL, which is every `*.graphql` file in its folder. */
export interface GraphqlFeature {
  readonly resolvers: Resolvers;
  /** One rule for each of its fields of Query and Mutation, as `Query.cart`. */
  readonly access: Readonly<Record<string, FieldAccess>>;
}
