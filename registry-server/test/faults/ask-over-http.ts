import type { GraphqlAnswer, graphqlClient } from '../../src/testing/graphql-client.ts';

/** Sends documents over the network, as `graphqlClient` does without one. */
export function askOverHttp(url: string): ReturnType<typeof graphqlClient> {
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is what its document asks for.
  return async <Data = any>(query: string, variables?: object): Promise<GraphqlAnswer<Data>> => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, ...(variables && { variables }) }),
    });
    return { status: answer.status, ...((await answer.json()) as Omit<GraphqlAnswer<Data>, 'status'>) };
  };
}
