import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { findAlert } from '../../testing/alerts.ts';
import { aSession, createFakeApi, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';

const gate = (signedOut = false, onSignedIn = () => {}) => (
  <SignInGate signedOut={signedOut} onSignedIn={onSignedIn}>
    <p>Praca</p>
  </SignInGate>
);
const nobody = () => refuse(401, 'not-signed-in');

test('who is signed in is let in', async () => {
  renderWithApi(gate());
  expect(await screen.findByText('Praca')).toBeTruthy();
});

test('who is not signed in is asked for e-mail and password, then let in', async () => {
  const api = createFakeApi({ 'GET /staff/session': nobody, 'POST /staff/session': () => ({ body: aSession() }) });
  const { user } = renderWithApi(gate(), { api });
  await user.type(await screen.findByLabelText('E-mail'), 'ania@rosailen.example');
  await user.type(screen.getByLabelText('Hasło'), 'Lniany-Poranek-7');
  await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  expect(await screen.findByText('Praca')).toBeTruthy();
  expect(api.asked('POST /staff/session')[0]?.body).toEqual({
    email: 'ania@rosailen.example',
    password: 'Lniany-Poranek-7',
  });
});

test('empty fields are named and the first of them gets the focus; the server is not asked', async () => {
  const api = createFakeApi({ 'GET /staff/session': nobody });
  const { user } = renderWithApi(gate(), { api });
  await user.click(await screen.findByRole('button', { name: 'Zaloguj się' }));
  expect(screen.getAllByText('Pole nie może być puste')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  expect(api.asked('POST /staff/session')).toEqual([]);
});

test('a wrong password is told in a sentence', async () => {
  const api = createFakeApi({
    'GET /staff/session': nobody,
    'POST /staff/session': () => refuse(401, 'credentials-invalid'),
  });
  const { user } = renderWithApi(gate(), { api });
  await user.type(await screen.findByLabelText('E-mail'), 'ania@rosailen.example');
  await user.type(screen.getByLabelText('Hasło'), 'nie-to');
  await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  expect(await findAlert()).toBe('Nieprawidłowy e-mail lub hasło.');
});

test('the password can be looked at', async () => {
  const { user } = renderWithApi(gate(), { api: createFakeApi({ 'GET /staff/session': nobody }) });
  await user.click(await screen.findByRole('button', { name: 'Pokaż hasło' }));
  expect(screen.getByLabelText('Hasło').getAttribute('type')).toBe('text');
});

test('a session that runs out asks for the password over the work, which stays', async () => {
  const onSignedIn = vi.fn();
  const api = createFakeApi({ 'POST /staff/session': () => ({ body: aSession() }) });
  const { user } = renderWithApi(gate(true, onSignedIn), { api });
  await screen.findByRole('alertdialog', { name: 'Sesja wygasła' });
  expect(await screen.findByText('Praca')).toBeTruthy();
  await user.type(screen.getByLabelText('Hasło'), 'Lniany-Poranek-7');
  await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
});

test('a server that cannot be reached is told, and asked again', async () => {
  const api = createFakeApi({ 'GET /staff/session': () => refuse(503, 'too-busy') });
  const { user } = renderWithApi(gate(), { api });
  expect(await findAlert()).toContain('Serwer ma teraz za dużo pracy');
  api.on('GET /staff/session', () => ({ body: aSession() }));
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Praca')).toBeTruthy();
});
