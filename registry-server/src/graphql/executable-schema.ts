import type { GraphQLSchema } from 'graphql/index.js';
import type { ResolverMap } from './feature.ts';
import { graphqlFeatures } from './features.ts';
import { accessRules, closedMutations, guardRootFields, mergeResolvers, neededFeatures } from './resolvers.ts';
import { parseSchema } from './schema.ts';

export interface ExecutableSchema {
  readonly schema: GraphQLSchema;
  /** Behind the access rules; whoever executes the schema puts them into it. */
  readonly resolvers: ResolverMap;
}

let executable: ExecutableSchema | undefined;

/**
 * The schema of all features and its resolvers, the same for every server of a process: what belongs to one server
 * reaches them with the context of a request. Throws for a root field without an access rule or a resolver.
 */
export function executableSchema(): ExecutableSchema {
  if (executable) return executable;
  const schema = parseSchema();
  const rules = {
    access: accessRules(schema, graphqlFeatures),
    siteFeatures: neededFeatures(graphqlFeatures),
    closedInMaintenance: closedMutations(graphqlFeatures),
  };
  executable = { schema, resolvers: guardRootFields(mergeResolvers(graphqlFeatures), rules) };
  return executable;
}
