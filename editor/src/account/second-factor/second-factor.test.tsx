import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PeopleScreen } from '../../admin/people/people-screen.tsx';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aSession, createFakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { OwnFactorDialog } from './own-factor-dialog.tsx';

const nobody = () => refuse(401, 'not-signed-in');
const gate = (
  <SignInGate signedOut={false} onSignedIn={() => {}}>
    <p>Praca</p>
  </SignInGate>
);
const CODES = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst'];
const NEW_FACTOR = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Rosa:ania?secret=JBSWY3DPEHPK3PXP' };
const newFactor = () => ({ body: NEW_FACTOR });
const confirmed = () => ({ body: { recoveryCodes: CODES, session: aSession() } });
const signInWith = async (user: ReturnType<typeof renderWithApi>['user']) => {
  await user.type(await screen.findByLabelText('E-mail'), 'ania@rosailen.example');
  await user.type(screen.getByLabelText('Hasło'), 'Lniany-Poranek-7');
  await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
};

test('who has a second factor is let in after its code; a wrong one is said at the field', async () => {
  const api = createFakeApi({
    'GET /staff/session': nobody,
    'POST /staff/session': () => ({ body: { ...aSession(), next: 'factor' } }),
    'POST /staff/session/factor': ({ body }) =>
      (body as { code: string }).code === '123456' ? { body: aSession() } : refuse(422, 'factor-code-wrong'),
  });
  const { user } = renderWithApi(gate, { api });
  await signInWith(user);
  const code = await screen.findByRole('textbox', { name: 'Kod z aplikacji' });
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByText('Praca')).toBeNull();
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText(/Nieprawidłowy albo już użyty kod/)).toBeTruthy();
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('Praca')).toBeTruthy();
});

test('whose role needs one sets it up before anything else, and sees the recovery codes', async () => {
  const api = createFakeApi({
    'GET /staff/session': nobody,
    'POST /staff/session': () => ({ body: { ...aSession(), next: 'setup' } }),
    'POST /staff/session/factor/begin': newFactor,
    'POST /staff/session/factor/confirm': confirmed,
  });
  const { user } = renderWithApi(gate, { api });
  await signInWith(user);
  expect(await screen.findByText(/Twoja rola wymaga drugiego składnika/)).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Kod QR dla aplikacji uwierzytelniającej' })).toBeTruthy();
  expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Kod z aplikacji' }), '123456{Enter}');
  for (const code of CODES) expect(await screen.findByText(code)).toBeTruthy();
  expect(screen.queryByText('Praca')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mam je zapisane' }));
  expect(await screen.findByText('Praca')).toBeTruthy();
  expect(api.asked('POST /staff/session/factor/begin')[0]?.body).toEqual({});
});

test('starting over asks for the password again', async () => {
  const api = createFakeApi({
    'GET /staff/session': nobody,
    'POST /staff/session': () => ({ body: { ...aSession(), next: 'factor' } }),
  });
  const { user } = renderWithApi(gate, { api });
  await signInWith(user);
  await user.click(await screen.findByRole('button', { name: 'Zacznij od nowa' }));
  expect(await screen.findByLabelText('Hasło')).toBeTruthy();
});

test('one switches it on with the present password', async () => {
  const onClose = vi.fn();
  const api = createFakeApi({
    'GET /staff/session/factor': () => ({ body: { isOn: false, isRequired: false, recoveryCodesLeft: 0 } }),
    'POST /staff/session/factor/begin': ({ body }) =>
      (body as { password: string }).password === 'dobre' ? newFactor() : refuse(401, 'credentials-invalid'),
    'POST /staff/session/factor/confirm': confirmed,
  });
  const { user } = renderWithApi(<OwnFactorDialog onClose={onClose} />, { api });
  const password = await screen.findByLabelText('Obecne hasło');
  await user.type(password, 'złe{Enter}');
  expect(await screen.findByText('To nie jest Twoje obecne hasło')).toBeTruthy();
  await user.clear(password);
  await user.type(password, 'dobre{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Kod z aplikacji' }), '123456{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Mam je zapisane' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('one switches it off with a code, unless the role needs it', async () => {
  const onClose = vi.fn();
  let isRequired = true;
  const api = createFakeApi({
    'GET /staff/session/factor': () => ({ body: { isOn: true, isRequired, recoveryCodesLeft: 7 } }),
    'POST /staff/session/factor/remove': () => ({ status: 204 }),
  });
  const first = renderWithApi(<OwnFactorDialog onClose={onClose} />, { api });
  expect(await screen.findByText('Niewykorzystane kody zapasowe: 7')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wyłącz' })).toBeNull();
  first.unmount();
  isRequired = false;
  const { user } = renderWithApi(<OwnFactorDialog onClose={onClose} />, { api });
  await user.click(await screen.findByRole('button', { name: 'Wyłącz' }));
  await user.type(screen.getByRole('textbox', { name: 'Kod z aplikacji' }), '123456{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.asked('POST /staff/session/factor/remove')[0]?.body).toEqual({ code: '123456' });
});

test('an administrator requires it by role and resets it for a colleague', async () => {
  const ola = {
    id: 2,
    email: 'ola@rosailen.example',
    name: 'Ola',
    role: 'editor',
    isActive: true,
    hasSecondFactor: true,
    createdAt: '2026-03-01T10:00:00.000Z',
  };
  const api = createFakeApi({
    'GET /staff/users': () => listOf([ola]),
    'GET /staff/factor-policy': () => ({ body: { roles: ['admin'] } }),
    'PUT /staff/factor-policy': ({ body }) => ({ body }),
    'DELETE /staff/users/2/factor': () => ({ status: 204 }),
  });
  const { user } = renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <PeopleScreen />
    </SignInGate>,
    { api, path: '/people' },
  );
  await user.click(await screen.findByRole('button', { name: 'Wymagaj drugiego składnika' }));
  const publisher = await screen.findByRole('switch', { name: 'Wydawca' });
  await waitFor(() => expect(publisher.hasAttribute('disabled')).toBe(false));
  await user.click(publisher);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => {
    expect(api.asked('PUT /staff/factor-policy')[0]?.body).toEqual({ roles: ['admin', 'publisher'] });
  });
  await user.click(screen.getByRole('button', { name: 'Czynności: Ola' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Wyłącz drugi składnik' }));
  await user.click(await screen.findByRole('button', { name: 'Wyłącz drugi składnik' }));
  await waitFor(() => expect(api.asked('DELETE /staff/users/2/factor')).toHaveLength(1));
});
