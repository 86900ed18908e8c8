import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { aPageForEditing } from '../../testing/fake-api.ts';
import { anOpenedPage, aWorkspaceApi, NOON, retitle, showWorkspace } from './testing/show-workspace.tsx';

beforeEach(() => {
  window.open = vi.fn();
});

describe('a draft with faults', () => {
  const empty = {
    path: '/containers/witaj/settings/text',
    rule: 'required',
    message: 'Pole „text” nie może być puste.',
    placedModuleId: 'witaj',
  };
  const untitled = { path: '/title', rule: 'minLength', message: 'Pole nie może być puste.' };
  const faulty = () => ({
    ...aPageForEditing({
      ...aDocument({ main: [aHeading('witaj', { text: '' }), aHeading('dalej')] }),
      title: 'O nas',
    }),
    faults: [untitled, empty],
  });

  test('is saved, and says how much is wrong with it', async () => {
    const api = aWorkspaceApi({
      'PUT /staff/pages/7/draft': () => ({ body: { version: 4, savedAt: NOON, faults: [untitled] } }),
    });
    const { user } = await showWorkspace(api);
    await retitle(user, ' ');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('button', { name: '1 błąd do poprawy – pokaż listę' })).toBeTruthy();
    expect(screen.getByText(/^Szkic zapisany/)).toBeTruthy();
  });

  test('lists them, and leads from one to the next', async () => {
    const { user } = await showWorkspace(aWorkspaceApi(), faulty());
    await user.click(screen.getByRole('button', { name: '2 błędy do poprawy – pokaż listę' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Do poprawy' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Strona, Tytuł strony: Pole nie może być puste.Pokaż',
      'Nagłówek, Tekst: Pole nie może być pustePokaż',
    ]);
    await user.click(dialog.getAllByRole('button', { name: 'Pokaż' })[1] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 2, name: 'Nagłówek' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tekst' })));
    await user.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Tytuł strony')));
    await user.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tekst' })));
  });

  test('lead from a module to the next one of its kind, whose form has the same fields', async () => {
    const second = { ...empty, path: '/containers/dalej/settings/text', placedModuleId: 'dalej' };
    const { user } = await showWorkspace(aWorkspaceApi(), { ...faulty(), faults: [empty, second] });
    await user.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tekst' })));
    await user.keyboard('{F8}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tekst' })).toHaveProperty('value', 'dalej'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tekst' }));
  });

  test('counts a module that was mended here before the server has answered', async () => {
    const api = aWorkspaceApi({ 'PUT /staff/pages/7/draft': () => Promise.reject(new TypeError('Failed to fetch')) });
    const { user } = await showWorkspace(api, faulty());
    await user.click(screen.getByRole('button', { name: 'Następny błąd' }));
    await user.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tekst' })));
    await user.keyboard('Witaj');
    expect(await screen.findByRole('button', { name: '1 błąd do poprawy – pokaż listę' })).toBeTruthy();
  });

  test('says at its field what only the server knows', async () => {
    const missing = { ...empty, rule: 'missing-reference', message: 'Nie ma produktu „RL-1”.' };
    const { user } = await showWorkspace(aWorkspaceApi(), { ...anOpenedPage(), faults: [missing] });
    await user.click(screen.getByRole('button', { name: 'Następny błąd' }));
    const field = await screen.findByRole('textbox', { name: 'Tekst' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Nie ma produktu „RL-1”.')).toBeTruthy();
  });
});
