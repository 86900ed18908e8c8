import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { newPasswordFaults, readNewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

afterEach(cleanup);

const fields = (props: { isChecked?: boolean; error?: string } = {}) => (
  <form>
    <NewPasswordFields language="pl-PL" {...props} />
  </form>
);
const password = () => screen.getByLabelText<HTMLInputElement>('Hasło');
const repeat = () => screen.getByLabelText<HTMLInputElement>('Powtórz hasło');
const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });
const met = () => screen.getAllByRole('listitem').filter(({ dataset }) => dataset.met).length;
const described = (field: HTMLInputElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('the rule is there before anything is typed, and belongs to the field', () => {
  render(fields());
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'co najmniej 8\u00a0znaków',
    'literę',
    'cyfrę',
    'znak specjalny, na przykład ! albo ?',
  ]);
  expect(described(password())).toMatch(/^Hasło ma mieć:/);
  expect([password(), repeat()].map(({ autocomplete }) => autocomplete)).toEqual(['new-password', 'new-password']);
  expect(password().getAttribute('passwordrules')).toMatch(/^minlength: 8;/);
});

test('each part of it is ticked as it is met, for ears too', () => {
  render(fields());
  const counts = ['k', 'kr', 'kr3m', 'kr3m-', 'kr3m-na-noc'].map((value) => {
    type(password(), value);
    return met();
  });
  expect(counts).toEqual([1, 1, 2, 3, 4]);
  expect(screen.getAllByText('(jest)', { exact: false })).toHaveLength(4);
});

test('nothing is wrong while it is typed first; what is missing is said once it is left', () => {
  render(fields());
  type(password(), 'krem');
  expect(password().getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(password());
  expect(described(password())).toMatch(
    /^Hasło ma 4 z\s8\spotrzebnych znaków\. W\shaśle brakuje: cyfry i znaku specjalnego\. Hasło ma mieć/,
  );
  type(password(), 'krem-na-noc-7');
  expect(password().getAttribute('aria-invalid')).toBeNull();
});

test('a repetition that differs is said, and is right as soon as it is', () => {
  render(fields());
  type(password(), 'krem-na-noc-7');
  type(repeat(), 'krem');
  fireEvent.blur(repeat());
  expect(screen.getByText('Hasła muszą być identyczne.')).toBeDefined();
  type(repeat(), 'krem-na-noc-7');
  expect(screen.queryByText('Hasła muszą być identyczne.')).toBeNull();
});

test('a form that has been sent says all that is wrong', () => {
  render(fields({ isChecked: true }));
  expect(screen.getAllByText('Pole nie może być puste')).toHaveLength(2);
});

test('what the shop says of a password goes with another password', () => {
  const view = render(fields());
  type(password(), 'krem-na-noc-7');
  view.rerender(fields({ isChecked: true, error: 'To hasło jest zbyt popularne.' }));
  expect(screen.getByText('To hasło jest zbyt popularne.')).toBeDefined();
  type(password(), 'krem-na-noc-78');
  expect(screen.queryByText('To hasło jest zbyt popularne.')).toBeNull();
});

test('each of both can be shown', async () => {
  render(fields());
  const [first] = screen.getAllByRole('button', { name: 'Pokaż hasło' });
  await act(async () => first?.click());
  expect([password().type, repeat().type]).toEqual(['text', 'password']);
});

test('what stands in the fields is read however it got there', () => {
  render(fields());
  password().value = 'krem-na-noc-7';
  repeat().value = 'krem';
  const values = readNewPassword(password().form as HTMLFormElement);
  expect(values).toEqual({ password: 'krem-na-noc-7', repeat: 'krem' });
  expect(newPasswordFaults(values, 'pl-PL')).toEqual({ password: undefined, repeat: 'Hasła muszą być identyczne.' });
  expect(newPasswordFaults({ password: `a1-${'x'.repeat(126)}`, repeat: '' }, 'en-US')).toEqual({
    password: 'The password can have at most 128\u00a0characters.',
    repeat: 'The field cannot be empty',
  });
});
