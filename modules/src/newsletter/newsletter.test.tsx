import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleExamples } from '@witryna/module-schemas';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ActionResult, ShopActions } from '../shop/shop-actions.ts';
import { showModule } from '../testing/show-module.tsx';

const { typical } = moduleExamples.newsletter;
type Subscribe = NonNullable<ShopActions['subscribeToNewsletter']>;

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adres e-mail' });
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Zgadzam się na otrzymywanie/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz się' }));
const summary = () => screen.queryByRole('region', { name: 'Upss... Sprawdź formularz' });

function show(subscribe: Subscribe) {
  document.title = 'Listy – Rosa i Len';
  return showModule('newsletter', typical, {
    actions: { subscribeToNewsletter: subscribe },
    settings: { privacy: '/polityka-prywatnosci' },
  });
}

const accepted = async (): Promise<ActionResult> => ({ ok: true, message: 'Prawie gotowe.' });

afterEach(() => {
  document.title = '';
});

test('an address with the consent is sent, and the answer stands in its place', async () => {
  const subscribe = vi.fn<Subscribe>(accepted);
  await show(subscribe);
  expect(screen.getByRole('link', { name: /^Polityka prywatności/ }).getAttribute('href')).toBe(
    '/polityka-prywatnosci',
  );
  await userEvent.type(email(), ' anna@poczta.example ');
  await userEvent.click(consent());
  await send();
  expect(subscribe.mock.calls).toEqual([[{ email: 'anna@poczta.example', hasPrivacyConsent: true }]]);
  expect(screen.getByText('Prawie gotowe.')).toBeTruthy();
  expect([email().value, consent().checked]).toEqual(['', false]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zapisz się' }));
});

test('faults stand above the form as links to their fields, with the same words at the fields', async () => {
  const subscribe = vi.fn<Subscribe>(accepted);
  await show(subscribe);
  await send();
  expect(subscribe).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(summary());
  expect(document.title).toBe('Błąd: Listy – Rosa i Len');
  const links = within(summary() ?? document.body).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Pole nie może być puste',
    'Zgoda na politykę prywatności jest wymagana.',
  ]);
  const wrong = email();
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(wrong.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Pole nie może być puste',
  );
  await userEvent.click(links[0] ?? wrong);
  expect(document.activeElement).toBe(wrong);
});

test('a fault goes as soon as the field is right, and the title with the last of them', async () => {
  await show(accepted);
  await send();
  await userEvent.type(email(), 'anna@poczta.example');
  expect(email().getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(consent());
  expect(summary()).toBeNull();
  expect(document.title).toBe('Listy – Rosa i Len');
});

test.each([
  ['anna@poczta', 'Niepoprawny adres e-mail. Po znaku @ brakuje domeny, np. poczta.pl.'],
  ['anna@poczta,pl', 'Niepoprawny adres e-mail. Jest w\u00a0nim przecinek.'],
  ['anna@po czta.pl', 'Niepoprawny adres e-mail. Jest w\u00a0nim spacja.'],
  ['anna@@poczta.pl', 'Niepoprawny adres e-mail'],
])('of the address %j it is told what is wrong: %s', async (typed, sentence) => {
  await show(accepted);
  await userEvent.type(email(), typed);
  await userEvent.tab();
  expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence);
});

test('an address that was most likely meant is offered once the field is left, never put in by itself', async () => {
  const subscribe = vi.fn<Subscribe>(accepted);
  await show(subscribe);
  await userEvent.type(email(), 'anna@gmial.com');
  expect(screen.queryByText(/^Czy chodziło o/)).toBeNull();
  await userEvent.tab();
  const question = screen.getByText(/^Czy chodziło o anna@gmail\.com\?/);
  // Before the button, which whoever goes on presses.
  const after = question.compareDocumentPosition(screen.getByRole('button', { name: 'Zapisz się' }));
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(email().value).toBe('anna@gmial.com');
  await userEvent.click(screen.getByRole('button', { name: 'Tak, popraw' }));
  expect(email().value).toBe('anna@gmail.com');
  expect(document.activeElement).toBe(email());
  expect(screen.queryByText(/^Czy chodziło o/)).toBeNull();
});

test('that there is no connection is said as long as there is none', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(async () => ({ ok: false, errors: [{ message: 'Brak połączenia z internetem.' }] }));
  await userEvent.type(email(), 'anna@poczta.example');
  await userEvent.click(consent());
  await send();
  expect(screen.getByText('Brak połączenia z internetem.')).toBeTruthy();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('Brak połączenia z internetem.')).toBeNull();
  expect([email().value, consent().checked]).toEqual(['anna@poczta.example', true]);
  isOnline.mockRestore();
});

test('a field is checked when it is left, not while it is first typed, nor when it is passed by', async () => {
  await show(accepted);
  await userEvent.type(email(), 'anna');
  expect(screen.queryByText(/Brakuje znaku @/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Niepoprawny adres e-mail. Brakuje znaku @.')).toBeTruthy();
  expect([summary(), document.title]).toEqual([null, 'Listy – Rosa i Len']);
  await userEvent.clear(email());
  for (let press = 0; press < 4; press += 1) await userEvent.tab();
  expect(screen.queryByText(/Zgoda na politykę prywatności jest wymagana/)).toBeNull();
});

test('while it is sent the button keeps the focus and sends nothing twice; what failed keeps what was typed', async () => {
  const { promise, resolve } = Promise.withResolvers<ActionResult>();
  const subscribe = vi.fn<Subscribe>(() => promise);
  await show(subscribe);
  await userEvent.type(email(), 'anna@poczta.example');
  await userEvent.click(consent());
  await send();
  const button = screen.getByRole('button', { name: 'Wysyłanie…' });
  expect([button.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', button]);
  await userEvent.click(button);
  expect(subscribe).toHaveBeenCalledTimes(1);
  await act(async () => resolve({ ok: false, errors: [{ message: 'Sklep jest chwilowo niedostępny.' }] }));
  expect(screen.getByText('Sklep jest chwilowo niedostępny.')).toBeTruthy();
  expect([email().value, consent().checked, summary()]).toEqual(['anna@poczta.example', true, null]);
});

test('what the shop says of a field stands at the field', async () => {
  await show(async () => ({ ok: false, errors: [{ field: 'email', message: 'Niepoprawny adres e-mail' }] }));
  await userEvent.type(email(), 'anna@poczta.example');
  await userEvent.click(consent());
  await send();
  expect(within(summary() ?? document.body).getByRole('link').textContent).toBe('Niepoprawny adres e-mail');
});

describe('with text messages', () => {
  const sms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Chcę dostawać także SMS-y/ });
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Numer telefonu', hidden: true });

  function showWithSms(subscribe: Subscribe) {
    return showModule('newsletter', moduleExamples.newsletter.withTextMessages, {
      actions: { subscribeToNewsletter: subscribe },
    });
  }

  async function fill(subscribe: Subscribe) {
    await showWithSms(subscribe);
    await userEvent.type(email(), 'anna@poczta.example');
    await userEvent.click(consent());
  }

  test('nothing of them is sent without their own consent', async () => {
    const subscribe = vi.fn<Subscribe>(accepted);
    await fill(subscribe);
    expect([sms().checked, sms().required]).toEqual([false, false]);
    await send();
    expect(subscribe.mock.calls).toEqual([[{ email: 'anna@poczta.example', hasPrivacyConsent: true }]]);
  });

  test('who agrees gives a number, without which nothing is sent', async () => {
    const subscribe = vi.fn<Subscribe>(accepted);
    await fill(subscribe);
    await userEvent.click(sms());
    await send();
    expect(subscribe).not.toHaveBeenCalled();
    expect(within(summary() ?? document.body).getByRole('link').textContent).toBe(
      'Podaj numer telefonu, na który mają przychodzić SMS-y.',
    );
    await userEvent.type(phone(), '600 700 800');
    await send();
    const wish = { email: 'anna@poczta.example', hasPrivacyConsent: true };
    expect(subscribe.mock.calls).toEqual([[{ ...wish, hasSmsConsent: true, phone: '600 700 800' }]]);
  });

  test('a newsletter that does not ask about them has no such field', async () => {
    await show(accepted);
    expect(screen.queryByRole('checkbox', { name: /SMS/ })).toBeNull();
  });
});

test('without a script it is a form that posts to the shop', async () => {
  const { container } = await show(accepted);
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/newsletter/subscribe']);
  expect([email().required, email().type, consent().required]).toEqual([true, 'email', true]);
});

test('a shop without a newsletter shows none', async () => {
  const { container } = await showModule('newsletter', typical, { actions: {} });
  expect(container.textContent).toBe('');
});
