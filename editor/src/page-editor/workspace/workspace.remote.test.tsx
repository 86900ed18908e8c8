import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { aPageForEditing, refuse } from '../../testing/fake-api.ts';
import { aWorkspaceApi, NOON, retitle, saves, showWorkspace } from './testing/show-workspace.tsx';

beforeEach(() => {
  window.open = vi.fn();
});
afterEach(() => focusManager.setFocused(undefined));

/** Coming back to the tab asks at once; otherwise it is asked every now and then. */
const comeBack = () =>
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });

describe('while somebody else works on the page', () => {
  const saved = (summary = {}) =>
    aPageForEditing(
      { ...aDocument({ main: [aHeading('witaj', { text: 'Ich nagłówek' })] }), title: 'Ich tytuł' },
      { version: 5, updatedAt: NOON, updatedBy: 'Ola', ...summary },
    );
  const withTheirs = (theirs = saved()) =>
    aWorkspaceApi({
      'PUT /staff/pages/7/presence': () => ({ body: { page: theirs.page, people: [] } }),
      'GET /staff/pages/7': () => ({ body: theirs }),
    });

  test('what they saved comes in by itself, with a word about it', async () => {
    const api = withTheirs();
    await showWorkspace(api);
    comeBack();
    expect(await screen.findByText('Wczytano zmiany: Ola')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Ich tytuł' })).toBeTruthy();
    expect(api.asked('PUT /staff/pages/7/draft')).toEqual([]);
  });

  test('that they published is said, and the page is shown as published', async () => {
    const page = aPageForEditing(
      { ...aDocument({ main: [aHeading('witaj')] }), title: 'O nas' },
      {
        version: 3,
        status: 'published',
        publishedAt: NOON,
        updatedBy: 'Ola',
      },
    );
    await showWorkspace(withTheirs(page));
    comeBack();
    expect(await screen.findByText('Opublikowano w międzyczasie: Ola')).toBeTruthy();
    expect(screen.getByText('Opublikowana')).toBeTruthy();
    expect(screen.queryByText(/Wczytano zmiany/)).toBeNull();
  });

  test('that they withdrew it is said, and the page is shown as a draft', async () => {
    const shown = aPageForEditing(
      { ...aDocument({ main: [aHeading('witaj')] }), title: 'O nas' },
      { version: 3, status: 'published', publishedAt: NOON },
    );
    const { publishedAt: _, ...summary } = shown.page;
    const withdrawn = { ...shown, page: { ...summary, status: 'draft' as const, updatedBy: 'Ola' } };
    await showWorkspace(withTheirs(withdrawn), shown);
    expect(await screen.findByText('Wycofano w międzyczasie: Ola')).toBeTruthy();
    expect(screen.queryByText('Opublikowana')).toBeNull();
  });

  test('that they moved the page is shown', async () => {
    await showWorkspace(withTheirs(aPageForEditing(undefined, { urlPath: '/o-nas-i-o-lnie' })));
    expect(await screen.findByText('/o-nas-i-o-lnie')).toBeTruthy();
  });

  test('what is typed is saved and merged on top of theirs', async () => {
    const api = withTheirs(saved({ title: 'O nas' }));
    let conflicts = 1;
    api.on('PUT /staff/pages/7/draft', () =>
      conflicts-- > 0 ? refuse(409, 'revision-conflict', { expected: 3, found: 5, savedBy: 'Ola' }) : saves(6)(),
    );
    const { user } = await showWorkspace(api);
    await retitle(user, 'Mój tytuł');
    comeBack();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('alertdialog', { name: 'Zmieniliście to samo' })).toBeTruthy();
  });

  test('the version that this tab saved itself is no news', async () => {
    const api = aWorkspaceApi({
      'PUT /staff/pages/7/presence': () => ({ body: { page: saved({ version: 4 }).page, people: [] } }),
      'PUT /staff/pages/7/draft': saves(4),
    });
    const { user } = await showWorkspace(api);
    await retitle(user, 'Mój tytuł');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1));
    comeBack();
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/presence').length).toBeGreaterThan(1));
    expect(api.asked('GET /staff/pages/7')).toEqual([]);
  });
});
