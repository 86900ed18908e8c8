/** Address of the registry's GraphQL, on either side. A file of its own, since the first page needs none of it. */
export const GRAPHQL_PATH = '/graphql';
