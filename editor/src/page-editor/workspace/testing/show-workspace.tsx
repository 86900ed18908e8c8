import { screen } from '@testing-library/react';
import { SignInGate } from '../../../app/sign-in-gate.tsx';
import { aDocument, aHeading } from '../../../testing/a-document.ts';
import { aPageForEditing, createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { Workspace } from '../workspace.tsx';

export const NOON = '2026-11-20T12:04:00.000Z';
export const anOpenedPage = () => aPageForEditing({ ...aDocument({ main: [aHeading('witaj')] }), title: 'O nas' });
export const saves =
  (version = 4) =>
  () => ({ body: { version, savedAt: NOON, faults: [] } });

export function aWorkspaceApi(handlers: Parameters<typeof createFakeApi>[0] = {}): FakeApi {
  return createFakeApi({
    'GET /staff/pages/7/schedule': () => ({ body: {} }),
    'GET /staff/pages/7/publication-request': () => ({ body: {} }),
    'GET /staff/pages/7/comment-threads': () => ({
      body: { items: [], total: 0, page: 1, pageSize: 100, maximum: 100 },
    }),
    'PUT /staff/pages/7/draft': saves(),
    'PUT /staff/pages/7/presence': () => ({ body: { page: anOpenedPage().page, people: [] } }),
    ...handlers,
  });
}

/** The requests that only ask, or say that the page is open. */
const CHANGES_NOTHING = /^(\/staff\/related|.*\/presence)$/;

/** What was asked to be changed. */
export const writesIn = (api: FakeApi) =>
  api.requests
    .filter(({ method, path }) => method !== 'GET' && !CHANGES_NOTHING.test(path))
    .map(({ method, path }) => `${method} ${path}`);

export async function showWorkspace(api: FakeApi, page = anOpenedPage(), path = '/pages/7') {
  const view = renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Workspace opened={page} />
    </SignInGate>,
    { api, path },
  );
  await screen.findByRole('heading', { level: 1, name: page.document.title });
  return view;
}

export async function retitle(user: Awaited<ReturnType<typeof showWorkspace>>['user'], title: string) {
  const field = screen.getByLabelText('Tytuł strony');
  await user.clear(field);
  // At once: a busy machine types so slowly that a draft is saved in the middle of it.
  await user.paste(title);
}
