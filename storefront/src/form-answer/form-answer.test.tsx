import { cleanup, render, screen, within } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { afterEach, expect, test } from 'vitest';
import type { FormAnswerView } from '../content/view.ts';
import { FormAnswer } from './form-answer.tsx';

const refused: FormAnswerView = {
  kind: 'form-answer',
  form: 'contact',
  title: 'Błąd: Sprawdź formularz',
  values: { name: 'Anna', email: 'anna', topic: 'Dostawa', message: 'Kiedy?', hasPrivacyConsent: 'true' },
  faults: [{ field: 'email', message: 'Niepoprawny adres e-mail' }, { message: 'Spróbuj za chwilę.' }],
};

afterEach(cleanup);

function show(view: FormAnswerView) {
  render(
    <ShopProvider value={createStillShop()}>
      <FormAnswer view={view} />
    </ShopProvider>,
  );
}

test('a refused form comes back with all that was typed, and says what is wrong', () => {
  show(refused);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Upss... Sprawdź formularz');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Niepoprawny adres e-mail' }).getAttribute('href')).toBe('#email');
  const email = screen.getByLabelText<HTMLInputElement>('Adres e-mail');
  expect([email.id, email.value, email.getAttribute('aria-invalid')]).toEqual(['email', 'anna', 'true']);
  const form = email.form ?? undefined;
  expect(form?.getAttribute('action')).toBe('/contact-form/send');
  expect(Object.fromEntries(new FormData(form))).toEqual({ ...refused.values, orderNumber: '', website: '' });
});

test('what was done is said, with the way back', () => {
  show({ ...refused, title: 'Wiadomość wysłana', faults: [], message: 'Odpowiemy na adres a@b.pl.' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wiadomość wysłana');
  expect(screen.getByText('Odpowiemy na adres a@b.pl.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a newsletter asks for the address and the consent alone', () => {
  show({ ...refused, form: 'newsletter' });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('a number that is none comes back with the consent to text messages, which can be given up', () => {
  const faults = [{ field: 'phone', message: 'Niepoprawny numer telefonu' }];
  show({ ...refused, form: 'newsletter', values: { ...refused.values, phone: '12', hasSmsConsent: 'true' }, faults });
  const phone = screen.getByLabelText<HTMLInputElement>('Numer telefonu');
  expect([phone.value, phone.getAttribute('aria-invalid')]).toEqual(['12', 'true']);
  const sms = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Chcę dostawać także SMS-y/ });
  expect([sms.checked, sms.required]).toEqual([true, false]);
});
