import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { ApiProvider } from '../api/api-context.tsx';
import { createApiClient } from '../api/client.ts';
import { ToastProvider } from '../ui/overlays/toasts.tsx';
import { createFakeApi, type FakeApi } from './fake-api.ts';

export interface RenderOptions {
  readonly api?: FakeApi;
  readonly path?: string;
  readonly onSignedOut?: () => void;
}

/** Renders a part of the app with everything it asks for around it: a registry in memory, a router, toasts. */
export function renderWithApi(element: ReactNode, options: RenderOptions = {}) {
  return renderRoutes([{ path: '*', element }], options);
}

/** Renders what the routes have at an address, with everything around it that the app has. */
export function renderRoutes(
  routes: RouteObject[],
  { api = createFakeApi(), path = '/', onSignedOut }: RenderOptions = {},
) {
  const client = createApiClient({ fetch: api.fetch, ...(onSignedOut && { onSignedOut }) });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <ApiProvider client={client}>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </ApiProvider>,
  );
  return { ...view, api, router, queries, user: userEvent.setup() };
}
