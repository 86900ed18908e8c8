import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { anOpenedPage, aWorkspaceApi } from './testing/show-workspace.tsx';
import { Workspace } from './workspace.tsx';

const open = (search: string) =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Workspace opened={anOpenedPage()} />
    </SignInGate>,
    { api: aWorkspaceApi(), path: `/pages/7?${search}` },
  );

test('an address with a place of the page opens the form of its module at that field', async () => {
  open('at=/containers/witaj/settings/text&module=witaj');
  await waitFor(async () => expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Tekst' })));
});

test('a place of the page itself opens its settings, and a module that is gone nothing', async () => {
  const { unmount } = open('at=/title');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Tytuł strony')));
  unmount();
  open('at=/containers/dawny/settings/text&module=dawny');
  expect(await screen.findByLabelText('Tytuł strony')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
