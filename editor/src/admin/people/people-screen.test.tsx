import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Person } from '../../api/identity/people.ts';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { PeopleScreen } from './people-screen.tsx';

const person = (change: Partial<Person> = {}): Person => ({
  id: 2,
  email: 'ola@rosailen.example',
  name: 'Ola Nowak',
  role: 'editor',
  isActive: true,
  hasSecondFactor: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  ...change,
});
const anApi = (...people: Person[]) => createFakeApi({ 'GET /staff/users': () => listOf(people) });
const show = (api: FakeApi) =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <PeopleScreen />
    </SignInGate>,
    { api, path: '/people' },
  );

test('each person shows what they are called, may do, and whether they may sign in', async () => {
  show(anApi(person(), person({ id: 3, name: 'Jan Lis', email: 'jan@x.pl', role: 'admin', isActive: false })));
  const ola = within(await screen.findByRole('row', { name: /Ola Nowak/ }));
  for (const words of ['ola@rosailen.example', 'Redaktor', 'Aktywne']) expect(ola.getByText(words)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Jan Lis/ })).getByText('Wyłączone')).toBeTruthy();
});

test('somebody new gets a drawn password and is added', async () => {
  const api = anApi(person());
  api.on('POST /staff/users', () => ({ status: 201, body: person({ id: 4 }) }));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Nowa osoba' }));
  await user.type(screen.getByLabelText('E-mail'), 'ewa@rosailen.example');
  await user.type(screen.getByLabelText('Imię i nazwisko'), 'Ewa Maj');
  await user.selectOptions(screen.getByLabelText('Rola'), 'Wydawca');
  await user.click(screen.getByRole('button', { name: 'Wylosuj hasło' }));
  const drawn = (screen.getByLabelText('Hasło') as HTMLInputElement).value;
  await user.click(screen.getByRole('button', { name: 'Dodaj osobę' }));
  expect(await screen.findByText('Dodano osobę: Ewa Maj. Przekaż jej hasło.')).toBeTruthy();
  expect(api.asked('POST /staff/users')[0]?.body).toEqual({
    email: 'ewa@rosailen.example',
    name: 'Ewa Maj',
    role: 'publisher',
    password: drawn,
  });
});

test('nothing is sent of what the server would refuse', async () => {
  const { api, user } = show(anApi(person()));
  await user.click(await screen.findByRole('button', { name: 'Nowa osoba' }));
  await user.type(screen.getByLabelText('Hasło'), 'za krótkie');
  await user.click(screen.getByRole('button', { name: 'Dodaj osobę' }));
  for (const words of ['Niepoprawny adres e-mail', 'Pole nie może być puste', 'Hasło musi mieć co najmniej 12 znaków'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(api.asked('POST /staff/users')).toEqual([]);
});

test('an e-mail that somebody has is told at its field, and what was typed stays', async () => {
  const api = anApi(person());
  api.on('POST /staff/users', () => refuse(409, 'email-taken'));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Nowa osoba' }));
  await user.type(screen.getByLabelText('E-mail'), 'ola@rosailen.example');
  await user.type(screen.getByLabelText('Imię i nazwisko'), 'Ola');
  await user.click(screen.getByRole('button', { name: 'Wylosuj hasło' }));
  await user.click(screen.getByRole('button', { name: 'Dodaj osobę' }));
  await screen.findByText('Osoba z tym adresem e-mail już istnieje.');
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
});

test('a role and the right to sign in are changed', async () => {
  const api = anApi(person());
  api.on('PATCH /staff/users/2', () => ({ body: person() }));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Ola Nowak' }));
  await user.selectOptions(screen.getByLabelText('Rola'), 'Administrator');
  await user.click(screen.getByRole('switch', { name: 'Może się logować' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano zmiany: Ola Nowak');
  expect(api.asked('PATCH /staff/users/2')[0]?.body).toEqual({ name: 'Ola Nowak', role: 'admin', isActive: false });
});

test('the last administrator stays, and it is said why', async () => {
  const api = anApi(person({ role: 'admin' }));
  api.on('PATCH /staff/users/2', () => refuse(409, 'last-admin'));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Ola Nowak' }));
  await user.selectOptions(screen.getByLabelText('Rola'), 'Czytający');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/To ostatni aktywny administrator/)).toBeTruthy();
});

test('nobody takes their own rights away', async () => {
  const api = anApi(person({ id: 1, name: 'Ania', role: 'admin' }));
  api.on('PATCH /staff/users/1', () => ({ body: person() }));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Ania' }));
  expect(screen.queryByLabelText('Rola')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() =>
    expect(api.asked('PATCH /staff/users/1')[0]?.body).toEqual({ name: 'Ania', role: 'admin', isActive: true }),
  );
});

test('a new password is given to somebody who lost theirs', async () => {
  const api = anApi(person());
  api.on('PATCH /staff/users/2', () => ({ body: person() }));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Czynności: Ola Nowak' }));
  await user.click(screen.getByRole('menuitem', { name: 'Nadaj nowe hasło' }));
  await user.type(screen.getByLabelText('Hasło'), 'len-kwitnie-w-lipcu');
  await user.click(screen.getByRole('button', { name: 'Nadaj hasło' }));
  await screen.findByText('Nadano nowe hasło: Ola Nowak. Przekaż je tej osobie.');
  expect(api.asked('PATCH /staff/users/2')[0]?.body).toEqual({ password: 'len-kwitnie-w-lipcu' });
});
