import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aSession, refuse } from '../../testing/fake-api.ts';
import { anOpenedPage, aWorkspaceApi, retitle, showWorkspace, writesIn } from './testing/show-workspace.tsx';

const ROUTE = '/staff/pages/7/publication-request';
const ASKED_AT = '2026-11-29T08:00:00.000Z';
const waiting = { state: 'waiting', note: 'Na pierwszy grudnia', askedBy: 'Ola', askedAt: ASKED_AT, isDraft: true };
const returned = {
  ...waiting,
  state: 'returned',
  isMine: true,
  returnedBy: 'Jan',
  returnedAt: '2026-11-29T09:30:00.000Z',
  reply: 'Brakuje ceny.\nI zdjęcia.',
};

const withStatus = (status: 'published' | 'changed') => {
  const opened = anOpenedPage();
  return { ...opened, page: { ...opened.page, status } };
};
const show = (api: ReturnType<typeof aWorkspaceApi>) => showWorkspace(api, withStatus('changed'));

const as = (role: 'editor' | 'publisher', request: object) =>
  aWorkspaceApi({
    'GET /staff/session': () => ({ body: aSession(role) }),
    [`GET ${ROUTE}`]: () => ({ body: request }),
    [`PUT ${ROUTE}`]: () => ({ body: waiting }),
    [`POST ${ROUTE}/return`]: () => ({ body: returned }),
    [`DELETE ${ROUTE}`]: () => ({ status: 204 }),
  });

describe('who may edit alone', () => {
  test('asks for publication in the place of publishing; what is unsaved is saved first', async () => {
    const api = as('editor', {});
    const { user } = await show(api);
    expect(screen.queryByRole('button', { name: 'Publikuj' })).toBeNull();
    await retitle(user, 'Zima');
    await user.click(screen.getByRole('button', { name: 'Poproś o publikację' }));
    await screen.findByRole('dialog', { name: 'Poproś o publikację' });
    await user.click(screen.getByLabelText('Wiadomość'));
    await user.paste('Na pierwszy grudnia');
    api.on(`GET ${ROUTE}`, () => ({ body: { ...waiting, isMine: true } }));
    await user.click(screen.getByRole('button', { name: 'Poproś' }));
    await screen.findByRole('button', { name: 'Czeka na publikację' });
    expect(writesIn(api)).toEqual(['PUT /staff/pages/7/draft', `PUT ${ROUTE}`]);
    expect(api.asked(`PUT ${ROUTE}`)[0]?.body).toEqual({ version: 4, note: 'Na pierwszy grudnia' });
    expect(screen.getByRole('button', { name: 'Prośba wysłana' })).toBeTruthy();
  });

  test('changes the message of an own request, or takes it back', async () => {
    const api = as('editor', { ...waiting, isMine: true });
    const { user } = await show(api);
    await user.click(await screen.findByRole('button', { name: 'Czeka na publikację' }));
    await screen.findByRole('dialog', { name: 'Poproś o publikację' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Wiadomość').value).toBe('Na pierwszy grudnia');
    api.on(`GET ${ROUTE}`, () => ({ body: {} }));
    await user.click(screen.getByRole('button', { name: 'Wycofaj prośbę' }));
    await screen.findByText('Prośba wycofana');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Czeka na publikację' })).toBeNull());
    expect(api.asked(`DELETE ${ROUTE}`)).toHaveLength(1);
  });

  test('does not take back what somebody else has asked for', async () => {
    const { user } = await show(as('editor', { ...waiting, isMine: false }));
    await user.click(await screen.findByRole('button', { name: 'Czeka na publikację' }));
    await screen.findByRole('dialog', { name: 'Poproś o publikację' });
    expect(screen.getByText(/^Ola prosi o.publikację tej strony/)).toBeTruthy();
    expect(screen.getByText('Na pierwszy grudnia')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Wycofaj prośbę' })).toBeNull();
  });

  test('reads what is to be changed, and asks once more', async () => {
    const api = as('editor', returned);
    const { user } = await show(api);
    await user.click(await screen.findByRole('button', { name: 'Do poprawy' }));
    await screen.findByRole('dialog', { name: 'Poproś o publikację' });
    expect(screen.getByText(/^Jan zwraca stronę do poprawy/)).toBeTruthy();
    expect(screen.getByText(/Brakuje ceny/).textContent).toBe('Brakuje ceny.\nI zdjęcia.');
    await user.click(screen.getByRole('button', { name: 'Poproś ponownie' }));
    await waitFor(() => expect(api.asked(`PUT ${ROUTE}`)[0]?.body).toEqual({ version: 3, note: '' }));
  });

  test('is shown what stands in the way', async () => {
    const api = as('editor', {});
    const fault = { path: '/slots/main', rule: 'page-size', message: 'Strona jest za duża.' };
    api.on(`PUT ${ROUTE}`, () => refuse(422, 'page-invalid', { faults: [fault] }));
    const { user } = await show(api);
    await user.click(screen.getByRole('button', { name: 'Poproś o publikację' }));
    await screen.findByRole('dialog', { name: 'Poproś o publikację' });
    await user.click(screen.getByRole('button', { name: 'Poproś' }));
    await screen.findByRole('dialog', { name: 'Do poprawy' });
    expect(screen.getByText('Strona jest za duża.')).toBeTruthy();
  });

  test('has nothing to ask for while all is published', async () => {
    const { user } = await showWorkspace(as('editor', {}), withStatus('published'));
    const button = screen.getByRole('button', { name: 'Poproś o publikację' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('who may publish', () => {
  test('reads what was asked, hears of later changes, and sends the page back with a word', async () => {
    const api = as('publisher', { ...waiting, isMine: false, isDraft: false });
    const { user } = await show(api);
    expect(screen.getByRole('button', { name: 'Publikuj' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Czeka na publikację' }));
    await screen.findByRole('dialog', { name: 'Prośba o publikację' });
    expect(screen.getByText('Na pierwszy grudnia')).toBeTruthy();
    expect(screen.getByText(/^Szkic zmienił się po tej prośbie/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Zwróć do poprawy' }));
    expect(screen.getByText('Napisz, co poprawić.')).toBeTruthy();
    expect(api.asked(`POST ${ROUTE}/return`)).toEqual([]);
    await user.click(screen.getByLabelText('Co poprawić'));
    await user.paste('Brakuje ceny.');
    await user.click(screen.getByRole('button', { name: 'Zwróć do poprawy' }));
    await screen.findByText('Strona zwrócona do poprawy');
    expect(api.asked(`POST ${ROUTE}/return`)[0]?.body).toEqual({ askedAt: ASKED_AT, reply: 'Brakuje ceny.' });
  });

  test('is told that the request is over, and keeps what was written', async () => {
    const api = as('publisher', { ...waiting, isMine: false });
    api.on(`POST ${ROUTE}/return`, () => refuse(409, 'publication-request-over'));
    const { user } = await show(api);
    await user.click(await screen.findByRole('button', { name: 'Czeka na publikację' }));
    await user.click(await screen.findByLabelText('Co poprawić'));
    await user.paste('Brakuje ceny.');
    await user.click(screen.getByRole('button', { name: 'Zwróć do poprawy' }));
    await screen.findByText(/^Ta prośba jest już nieaktualna/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Co poprawić').value).toBe('Brakuje ceny.');
  });

  test('has fulfilled it by publishing, also for the changes that follow', async () => {
    const api = as('publisher', { ...waiting, isMine: false });
    const opened = withStatus('changed');
    api.on('POST /staff/pages/7/publish', () => ({ body: { ...opened.page, status: 'published' } }));
    const { user } = await show(api);
    await screen.findByRole('button', { name: 'Czeka na publikację' });
    api.on(`GET ${ROUTE}`, () => ({ body: {} }));
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    await user.click(await screen.findByRole('button', { name: 'Opublikuj' }));
    await screen.findByText('Opublikowano');
    await retitle(user, 'Zima');
    await screen.findByText('Są zmiany');
    expect(screen.queryByRole('button', { name: 'Czeka na publikację' })).toBeNull();
  });
});
