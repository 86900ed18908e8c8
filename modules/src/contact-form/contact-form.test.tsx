import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleExamples } from '@witryna/module-schemas';
import { expect, test, vi } from 'vitest';
import type { ShopActions } from '../shop/shop-actions.ts';
import { showModule } from '../testing/show-module.tsx';

const { typical, bare, short } = moduleExamples['contact-form'];
type Send = NonNullable<ShopActions['sendMessage']>;

const accepted: Send = async () => ({ ok: true, message: 'Wiadomość wysłana.' });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));

async function fillIn() {
  await userEvent.type(field('Imię'), 'Anna');
  await userEvent.type(field('Adres e-mail'), 'anna@poczta.example');
  await userEvent.type(field('Wiadomość'), 'Kiedy wróci krem?');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('a message is sent with the topic and the order that it is about', async () => {
  const send = vi.fn<Send>(accepted);
  await showModule('contact-form', typical, { actions: { sendMessage: send } });
  await fillIn();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Temat' }), 'Zamówienie i dostawa');
  await userEvent.type(field('Numer zamówienia (opcjonalnie)'), '000123');
  await press();
  expect(send.mock.calls).toEqual([
    [
      {
        name: 'Anna',
        email: 'anna@poczta.example',
        topic: 'Zamówienie i dostawa',
        orderNumber: '000123',
        message: 'Kiedy wróci krem?',
        hasPrivacyConsent: true,
      },
    ],
  ]);
  expect(screen.getByText('Wiadomość wysłana.')).toBeTruthy();
  expect(field('Wiadomość').value).toBe('');
});

test('every fault is named at once, in the order of the fields', async () => {
  const send = vi.fn<Send>(accepted);
  await showModule('contact-form', typical, { actions: { sendMessage: send } });
  await press();
  const summary = screen.getByRole('region', { name: 'Upss... Sprawdź formularz' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Imię: Pole nie może być puste',
    'Adres e-mail: Pole nie może być puste',
    'Wybierz temat wiadomości.',
    'Wiadomość: Pole nie może być puste',
    'Zgoda na politykę prywatności jest wymagana.',
  ]);
  expect(send).not.toHaveBeenCalled();
});

test('a text that is too long is told with its limit', async () => {
  await showModule('contact-form', bare, { actions: { sendMessage: accepted } });
  await fillIn();
  await userEvent.clear(field('Wiadomość'));
  await userEvent.click(field('Wiadomość'));
  await userEvent.paste('a'.repeat(5_001));
  await userEvent.tab();
  expect(screen.getByText(/najwyżej 5000\sznaków\.$/)).toBeTruthy();
});

test.each([
  ['without topics and an order number', short, 0, 0],
  ['with an order number', bare, 0, 1],
])('it asks for no more than an editor wants: %s', async (_what, settings, topics, numbers) => {
  await showModule('contact-form', settings, { actions: { sendMessage: accepted } });
  expect(screen.queryAllByRole('combobox')).toHaveLength(topics);
  expect(screen.queryAllByLabelText(/^Numer zamówienia/)).toHaveLength(numbers);
});

test('who fills in what nobody sees is answered, and not sent', async () => {
  const send = vi.fn<Send>(accepted);
  const { container } = await showModule('contact-form', bare, { actions: { sendMessage: send } });
  await fillIn();
  const trap = container.querySelector<HTMLInputElement>('[name="website"]');
  if (!trap) throw new Error('No field for programs');
  expect([trap.tabIndex, trap.closest('[aria-hidden]') !== null]).toEqual([-1, true]);
  trap.value = 'https://kup.example';
  await press();
  expect(send).not.toHaveBeenCalled();
});

test('without a script it is a form that posts to the shop', async () => {
  const { container } = await showModule('contact-form', typical, { actions: { sendMessage: accepted } });
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/contact-form/send']);
  expect(new FormData(form ?? undefined).get('website')).toBe('');
});

test('a shop that takes no messages shows no form', async () => {
  const { container } = await showModule('contact-form', typical, { actions: {} });
  expect(container.textContent).toBe('');
});
