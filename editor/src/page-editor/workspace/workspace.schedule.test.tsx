import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aSession, refuse } from '../../testing/fake-api.ts';
import { anOpenedPage, aWorkspaceApi, retitle, showWorkspace, writesIn } from './testing/show-workspace.tsx';

beforeEach(() => {
  window.open = vi.fn();
});

const ROUTE = '/staff/pages/7/schedule';
const known = (schedule: object) => ({ [`GET ${ROUTE}`]: () => ({ body: schedule }) });

async function openSchedule(api: ReturnType<typeof aWorkspaceApi>) {
  const { user } = await showWorkspace(api);
  await user.click(screen.getByRole('button', { name: 'Więcej czynności' }));
  await user.click(screen.getByRole('menuitem', { name: /Zaplanuj publikację/ }));
  await screen.findByRole('dialog', { name: 'Zaplanuj publikację' });
  return user;
}

const setMoment = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the schedule of a page', () => {
  test('is sent as instants by the clock of the shop, in summer and in winter', async () => {
    const api = aWorkspaceApi({ ...known({}), [`PUT ${ROUTE}`]: () => ({ body: {} }) });
    const user = await openSchedule(api);
    setMoment('Opublikuj', '2027-03-27T08:00');
    setMoment('Wycofaj', '2027-03-28T08:00');
    await user.click(screen.getByRole('button', { name: 'Zaplanuj' }));
    await screen.findByText('Publikacja zaplanowana');
    // The clock goes forward in between.
    expect(api.asked(`PUT ${ROUTE}`)[0]?.body).toMatchObject({
      publishAt: '2027-03-27T07:00:00.000Z',
      unpublishAt: '2027-03-28T06:00:00.000Z',
    });
  });

  test('saves what is unsaved first, and names the version that it saved', async () => {
    const api = aWorkspaceApi({ ...known({}), [`PUT ${ROUTE}`]: () => ({ body: {} }) });
    const { user } = await showWorkspace(api);
    await retitle(user, 'Zima');
    await user.click(screen.getByRole('button', { name: 'Więcej czynności' }));
    await user.click(screen.getByRole('menuitem', { name: /Zaplanuj publikację/ }));
    await screen.findByRole('dialog', { name: 'Zaplanuj publikację' });
    setMoment('Opublikuj', '2027-01-10T08:00');
    await user.click(screen.getByRole('button', { name: 'Zaplanuj' }));
    await screen.findByText('Publikacja zaplanowana');
    expect(writesIn(api)).toEqual(['PUT /staff/pages/7/draft', `PUT ${ROUTE}`]);
    expect(api.asked(`PUT ${ROUTE}`)[0]?.body).toEqual({ version: 4, publishAt: '2027-01-10T07:00:00.000Z' });
  });

  test('without a moment is refused in its place, and nothing is sent', async () => {
    const api = aWorkspaceApi(known({}));
    const user = await openSchedule(api);
    await user.click(screen.getByRole('button', { name: 'Zaplanuj' }));
    expect(screen.getByText('Podaj, kiedy opublikować albo wycofać stronę.')).toBeTruthy();
    expect(api.asked(`PUT ${ROUTE}`)).toEqual([]);
  });

  test('says at its field why the server refuses it', async () => {
    const fault = { path: '/publishAt', rule: 'past', message: 'Ten moment już minął. Wybierz późniejszy.' };
    const api = aWorkspaceApi({
      ...known({}),
      [`PUT ${ROUTE}`]: () => refuse(422, 'schedule-invalid', { faults: [fault] }),
    });
    const user = await openSchedule(api);
    setMoment('Opublikuj', '2020-01-01T08:00');
    await user.click(screen.getByRole('button', { name: 'Zaplanuj' }));
    expect(await screen.findByText(fault.message)).toBeTruthy();
  });

  test('is shown as it stands, with a warning about later changes, and can be removed', async () => {
    const schedule = { publishAt: '2027-01-10T07:00:00.000Z', isDraft: false, setBy: 'Ewa' };
    const api = aWorkspaceApi({ ...known(schedule), [`DELETE ${ROUTE}`]: () => ({ status: 204 }) });
    const user = await openSchedule(api);
    expect(screen.getByLabelText<HTMLInputElement>('Opublikuj').value).toBe('2027-01-10T08:00');
    expect(screen.getByText(/wcześniejsza wersja szkicu/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Usuń plan' }));
    await screen.findByText('Plan usunięty');
    expect(api.asked(`DELETE ${ROUTE}`)).toHaveLength(1);
  });

  test('of who may not publish is read only', async () => {
    const api = aWorkspaceApi({ ...known({}), 'GET /staff/session': () => ({ body: aSession('editor') }) });
    await openSchedule(api);
    expect(screen.getByText('Twoja rola nie pozwala planować publikacji.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Opublikuj').readOnly).toBe(true);
  });
});

describe('beside the title', () => {
  const planned = { publishAt: '2026-12-24T09:00:00.000Z', setBy: 'Ola', isDraft: true };

  test('stands when the page is published by itself, which leads to the schedule', async () => {
    const { user } = await showWorkspace(aWorkspaceApi(known(planned)));
    await user.click(await screen.findByRole('button', { name: 'Publikacja 24.12.2026, 10:00' }));
    await screen.findByRole('dialog', { name: 'Zaplanuj publikację' });
  });

  test('it says that what was changed since is not part of it', async () => {
    const api = aWorkspaceApi(known(planned));
    const { user } = await showWorkspace(api);
    await screen.findByRole('button', { name: 'Publikacja 24.12.2026, 10:00' });
    api.on(`GET ${ROUTE}`, () => ({ body: { ...planned, isDraft: false } }));
    await retitle(user, 'Zima');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByRole('button', { name: 'Publikacja 24.12.2026, 10:00, bez ostatnich zmian' });
  });

  test('it says that the page could not be published', async () => {
    await showWorkspace(aWorkspaceApi(known({ ...planned, failedAt: '2026-12-24T09:00:00.000Z' })));
    await screen.findByRole('button', { name: 'Publikacja się nie udała' });
  });
});

test('without a connection nothing is planned, and that is said', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const api = aWorkspaceApi({ ...known({}), 'PUT /staff/pages/7/draft': offline });
  const { user } = await showWorkspace(api);
  await retitle(user, 'Zima');
  await user.click(screen.getByRole('button', { name: 'Więcej czynności' }));
  await user.click(screen.getByRole('menuitem', { name: /Zaplanuj publikację/ }));
  await screen.findByRole('dialog', { name: 'Zaplanuj publikację' });
  setMoment('Opublikuj', '2027-01-10T08:00');
  await user.click(screen.getByRole('button', { name: 'Zaplanuj' }));
  await screen.findByText(/^Nie zaplanowano: zmian nie udało się zapisać/);
  expect(screen.queryByRole('dialog', { name: 'Do poprawy' })).toBeNull();
});

test('a schedule that is carried out makes the page ask at once how it stands', async () => {
  const soon = new Date(Date.now() + 300).toISOString();
  const api = aWorkspaceApi(known({ publishAt: soon }));
  await showWorkspace(api);
  await screen.findByRole('button', { name: /^Publikacja/ });
  const { page } = anOpenedPage();
  const published = { ...page, status: 'published', publishedAt: '2030-01-01T00:00:00.000Z', updatedBy: 'Ola' };
  api.on('PUT /staff/pages/7/presence', () => ({ body: { page: published, people: [] } }));
  api.on(`GET ${ROUTE}`, () => ({ body: {} }));
  // Sooner than an open page asks by itself.
  await screen.findByText(/^Opublikowano w.międzyczasie/, undefined, { timeout: 10_000 });
  expect(screen.getByText('Opublikowana')).toBeTruthy();
});
