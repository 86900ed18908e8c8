import type { App } from '../fastify-app.ts';

export interface GraphqlAnswer<Data = Record<string, never>> {
  readonly status: number;
  readonly data: Data;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: { readonly category: string; readonly code?: string; readonly details?: unknown };
  }[];
}

/** Sends documents to the app as a storefront does; `headers` may carry a token or a store. */
export function graphqlClient(app: App, headers: Readonly<Record<string, string>> = {}) {
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is what its document asks for.
  return async <Data = any>(query: string, variables?: object): Promise<GraphqlAnswer<Data>> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...headers },
      payload: { query, ...(variables && { variables }) },
    });
    return { status: answer.statusCode, ...answer.json() };
  };
}
