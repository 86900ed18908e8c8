import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { findAlert } from '../../testing/alerts.ts';
import { aPageForEditing, type FakeApi, refuse } from '../../testing/fake-api.ts';
import { aWorkspaceApi, NOON, retitle, showWorkspace } from './testing/show-workspace.tsx';

beforeEach(() => {
  window.open = vi.fn();
});

describe('when somebody else saved first', () => {
  const theirs = (title = 'O nas', text = 'Ich nagłówek') =>
    aPageForEditing({ ...aDocument({ main: [aHeading('witaj', { text })] }), title }, { version: 5, updatedAt: NOON });
  const contested = (saved = theirs()) => {
    let conflicts = 1;
    return aWorkspaceApi({
      'PUT /staff/pages/7/draft': ({ body }) =>
        conflicts-- > 0
          ? refuse(409, 'revision-conflict', { expected: 3, found: 5, savedBy: 'Ola', savedAt: NOON })
          : { body: { version: (body as { version: number }).version + 1, savedAt: NOON, faults: [] } },
      'GET /staff/pages/7': () => ({ body: saved }),
    });
  };
  async function collide(api: FakeApi) {
    const view = await showWorkspace(api);
    await retitle(view.user, 'Mój tytuł');
    await view.user.keyboard('{Control>}s{/Control}');
    return view;
  }
  const sent = (api: FakeApi) => api.asked('PUT /staff/pages/7/draft').at(-1)?.body;
  const question = () => screen.findByRole('alertdialog', { name: 'Zmieniliście to samo' });

  test('on another field, both changes are joined unasked', async () => {
    const { api } = await collide(contested());
    await screen.findByText('Połączono ze zmianami: Ola');
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft').length).toBeGreaterThan(1));
    expect(sent(api)).toMatchObject({
      version: 5,
      document: { title: 'Mój tytuł', containers: { witaj: { settings: { text: 'Ich nagłówek' } } } },
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('after joining, undo takes back the own change and leaves theirs', async () => {
    const { api, user } = await collide(contested());
    await screen.findByText('Połączono ze zmianami: Ola');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Control>}z{/Control}{Control>}s{/Control}');
    await waitFor(() =>
      expect(sent(api)).toMatchObject({
        document: { title: 'O nas', containers: { witaj: { settings: { text: 'Ich nagłówek' } } } },
      }),
    );
  });

  test('on the same field, both versions stand side by side and nothing is sent before one is chosen', async () => {
    const { api, user } = await collide(contested(theirs('Ich tytuł')));
    const dialog = within(await question());
    const field = within(dialog.getByRole('group', { name: 'Strona, Tytuł strony' }));
    const [mine, other] = field.getAllByRole('radio');
    expect(mine?.closest('label')?.textContent).toBe('Twoja wersjaMój tytuł');
    expect(other?.closest('label')?.textContent).toBe('OlaIch tytuł');
    await user.click(dialog.getByRole('button', { name: 'Połącz' }));
    expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1);
    await user.click(mine as HTMLElement);
    await user.click(dialog.getByRole('button', { name: 'Połącz' }));
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft').length).toBeGreaterThan(1));
    expect(sent(api)).toMatchObject({
      version: 5,
      document: { title: 'Mój tytuł', containers: { witaj: { settings: { text: 'Ich nagłówek' } } } },
    });
  });

  test('the question begins at its words: what was being typed answers nothing, and Tab leads to the choices', async () => {
    const { user } = await collide(contested(theirs('Ich tytuł')));
    const dialog = within(await question());
    expect(document.activeElement?.textContent).toContain('zapisała inna osoba: Ola');
    await user.keyboard(' {Enter}');
    expect(dialog.getAllByRole('radio', { checked: false })).toHaveLength(2);
    await user.tab();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Wszędzie moja' }));
  });

  test('theirs may be chosen for one field, and the rest is joined', async () => {
    const { api, user } = await collide(contested(theirs('Ich tytuł')));
    await user.click(within(await question()).getByRole('button', { name: 'Wszędzie: Ola' }));
    await user.click(screen.getByRole('button', { name: 'Połącz' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((screen.getByLabelText('Tytuł strony') as HTMLInputElement).value).toBe('Ich tytuł');
    expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1);
  });

  test('one’s own can be kept as a page beside it', async () => {
    const api = contested(theirs('Ich tytuł'));
    api.on('POST /staff/pages', () => ({ status: 201, body: aPageForEditing(undefined, { id: 12 }) }));
    const { user, router } = await collide(api);
    await question();
    await user.click(screen.getByRole('button', { name: 'Zachowaj moją jako kopię' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pages/12'));
    expect(api.asked('POST /staff/pages')[0]?.body).toMatchObject({ title: 'Mój tytuł (kopia)', site: 'pl' });
  });

  test('theirs is taken as a whole only after one more question', async () => {
    const { api, user } = await collide(contested(theirs('Ich tytuł')));
    await question();
    await user.click(screen.getByRole('button', { name: 'Weź zapisaną wersję' }));
    expect(screen.getByText('Twoje niezapisane zmiany przepadną.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Weź zapisaną wersję' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((screen.getByLabelText('Tytuł strony') as HTMLInputElement).value).toBe('Ich tytuł');
    expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1);
  });

  test('a draft recovered from this browser is joined with what was saved since, not put over it', async () => {
    const offline = aWorkspaceApi({
      'PUT /staff/pages/7/draft': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const first = await showWorkspace(offline);
    await retitle(first.user, 'Mój tytuł');
    await first.user.keyboard('{Control>}s{/Control}');
    await findAlert();
    first.unmount();
    const api = contested();
    const { user } = await showWorkspace(api, theirs());
    await user.click(await screen.findByRole('button', { name: 'Odzyskaj' }));
    await screen.findByText('Połączono ze zmianami: Ola');
    const asked = api.asked('PUT /staff/pages/7/draft');
    expect(asked[0]?.body).toMatchObject({ version: 3 });
    await waitFor(() => expect(sent(api)).toMatchObject({ version: 5 }));
    expect(sent(api)).toMatchObject({
      document: { title: 'Mój tytuł', containers: { witaj: { settings: { text: 'Ich nagłówek' } } } },
    });
  });
});
