import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSummary, refuse } from '../../testing/fake-api.ts';
import { aWorkspaceApi, showWorkspace } from './testing/show-workspace.tsx';

beforeEach(() => {
  window.open = vi.fn();
});
afterEach(() => focusManager.setFocused(undefined));

const PRESENCE = 'PUT /staff/pages/7/presence';
const withPeople =
  (...names: string[]) =>
  () => ({ body: { page: aSummary(), people: names.map((name) => ({ name })) } });
const comeBack = () =>
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
const badge = () => screen.getByRole('list', { name: 'Teraz także tutaj' });

test('who else has the page open stands in the header, and is announced', async () => {
  await showWorkspace(aWorkspaceApi({ [PRESENCE]: withPeople('Adam Gór', 'Ola Rosa') }));
  await screen.findByRole('list', { name: 'Teraz także tutaj' });
  expect(
    within(badge())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['AGAdam Gór', 'OROla Rosa']);
  expect(screen.getByText('Teraz także tutaj: Adam Gór, Ola Rosa.').getAttribute('role')).toBe('status');
});

test('who comes and who leaves is announced, and nobody is shown any more', async () => {
  const api = aWorkspaceApi({ [PRESENCE]: withPeople('Ola') });
  await showWorkspace(api);
  await screen.findByText('Teraz także tutaj: Ola.');
  api.on(PRESENCE, withPeople('Adam'));
  comeBack();
  await screen.findByText('Teraz także tutaj: Adam. Nie ma już tutaj: Ola.');
  api.on(PRESENCE, withPeople());
  comeBack();
  await screen.findByText('Nie ma już tutaj: Adam.');
  expect(screen.queryByRole('list', { name: 'Teraz także tutaj' })).toBeNull();
});

test('more than three are counted, and all are named', async () => {
  await showWorkspace(aWorkspaceApi({ [PRESENCE]: withPeople('Ada', 'Bea', 'Cyd', 'Dan', 'Ewa') }));
  await screen.findByText('+2');
  expect(within(badge()).getAllByRole('listitem')).toHaveLength(5);
});

test('alone, or without an answer, nobody is named', async () => {
  const api = aWorkspaceApi({ [PRESENCE]: withPeople('Ola') });
  await showWorkspace(api);
  await screen.findByRole('list', { name: 'Teraz także tutaj' });
  api.on(PRESENCE, () => refuse(503, 'unavailable'));
  comeBack();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Teraz także tutaj' })).toBeNull());
});

test('one question serves all who ask', async () => {
  const api = aWorkspaceApi({ [PRESENCE]: withPeople('Ola') });
  await showWorkspace(api);
  await screen.findByText('Teraz także tutaj: Ola.');
  expect(api.asked(PRESENCE)).toHaveLength(1);
});
