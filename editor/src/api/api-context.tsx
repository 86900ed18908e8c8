import { createContext, type ReactNode, use } from 'react';
import type { ApiClient } from './client.ts';

const ApiContext = createContext<ApiClient | undefined>(undefined);

/** Hands the client to everything that asks the server. */
export function ApiProvider({ client, children }: { readonly client: ApiClient; readonly children: ReactNode }) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** The client of the registry's API. */
export function useApi(): ApiClient {
  const client = use(ApiContext);
  if (!client) throw new Error('useApi outside of ApiProvider');
  return client;
}
