import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  anOffer,
  answers,
  asked,
  heading,
  ok,
  open,
  prepareCheckoutPage,
  press,
  withAddress,
} from '../../testing/checkout-page-screen.tsx';

prepareCheckoutPage();

test('a delivery is told to the shop as it is chosen; one that cannot be had says why', async () => {
  window.history.replaceState(null, '', '/checkout?step=2');
  await open(withAddress());
  expect(screen.getByText('Nie dowozi na wyspy.')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /GLS/ })));
  expect((screen.getByRole('radio', { name: /GLS/ }) as HTMLInputElement).checked).toBe(false);
  await press('Przejdź do płatności');
  expect(screen.getByRole('region', { name: 'Upss... Sprawdź formularz' }).textContent).toContain(
    'Wybierz sposób dostawy.',
  );
  answers.set('ChooseDelivery', () =>
    ok({ setShippingMethodsOnCart: { cart: { ...withAddress({ chosen: 'Dpdshipping' }), version: 3 } } }),
  );
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /DPD/ })));
  await press('Przejdź do płatności');
  expect(asked.filter(({ name }) => name === 'ChooseDelivery')).toHaveLength(1);
  expect([heading(), window.location.search]).toEqual(['Wybierz płatność', '?step=3']);
});

test('a delivery that costs nothing is free in the words of the summary', async () => {
  window.history.replaceState(null, '', '/checkout?step=2');
  const free = anOffer('inpostcourier', { price_incl_tax: { value: 0, currency: 'PLN' } });
  await open(withAddress({ offers: [free, anOffer('Dpdshipping')] }));
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringContaining('Gratis'),
    expect.stringContaining('14,99'),
  ]);
  expect(screen.queryByText(/^0,00/)).toBeNull();
});

test('a delivery that did not reach the shop is told once more by the button', async () => {
  window.history.replaceState(null, '', '/checkout?step=2');
  await open(withAddress());
  answers.set('ChooseDelivery', () => new Response('', { status: 503 }));
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /DPD/ })));
  await press('Przejdź do płatności');
  expect(screen.getByRole('region', { name: /^Sklep jest chwilowo niedostępny/ })).toBeDefined();
  expect(document.title).toMatch(/^Dostawa/);
  answers.set('ChooseDelivery', () =>
    ok({ setShippingMethodsOnCart: { cart: { ...withAddress({ chosen: 'Dpdshipping' }), version: 3 } } }),
  );
  await press('Przejdź do płatności');
  expect(heading()).toBe('Wybierz płatność');
});

test('without any delivery for the address it says so, and leads back to the address', async () => {
  window.history.replaceState(null, '', '/checkout?step=2');
  await open(withAddress({ offers: [] }));
  expect(screen.getByText(/^Brak dostępnych dostawców dla podanego adresu/)).toBeDefined();
  await press('Zmień adres');
  expect(heading()).toBe('Podaj swoje dane');
});
