import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CartPartsFragment } from '../api/operations.gen.ts';
import { aCart } from '../testing/a-cart.ts';
import { answers, asked, ok, open, pln, press } from '../testing/cart-page-screen.tsx';

/** What was announced last. */
const said = () => document.getElementById('announcements')?.textContent;

/** One of these may be chosen now: names by SKU. */
const anOffer = (names: Readonly<Record<string, string>>, isGone = (_sku: string) => false) => ({
  choices: 1,
  missing: pln(0),
  threshold: pln(0),
  items: Object.entries(names).map(([sku, name]) => ({
    sku,
    is_available: !isGone(sku),
    is_chosen: false,
    product: { name, thumbnail: null },
  })),
});

test('a code that rests is told above the lines and beside the field, and never said to work', async () => {
  const message = 'Kod „OD150” działa od 150,00 zł, brakuje 23,50 zł.';
  const notice = { code: 'coupon-below-minimum', message, sku: null, quantity: null, coupon: 'OD150' };
  await open({ applied_coupons: [{ code: 'OD150' }], notices: [notice] });
  expect(screen.getAllByText(message)).toHaveLength(2);
  expect(screen.queryByText(/^Kod OD150 działa/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Usuń kod OD150' })).toBeTruthy();
});

test('a gift that was lost is told until the cart earns it, with what is missing now', async () => {
  const missing = (amount: number) => [
    {
      ...anOffer({ G1: 'Miniatura Łąka' }),
      source: 'rule:1',
      kind: 'GIFT' as const,
      label: 'Od stu',
      missing: pln(amount),
      threshold: pln(120),
    },
  ];
  const message = 'Prezent „Miniatura Łąka” jest od 120,00 zł, brakuje 8,00 zł.';
  const lost = { code: 'gift-removed', message, sku: 'G1', quantity: null, coupon: null };
  await open({ notices: [lost], gift_offers: missing(8) });
  const shownNotices = () => document.querySelector('[class*="notices"]')?.textContent;
  const written = (version: number, gift_offers: ReturnType<typeof missing>) =>
    answers.set('UpdateCart', () => ok({ updateCartItems: { cart: aCart({ version, gift_offers }), errors: [] } }));
  expect(shownNotices()).toContain('brakuje 8,00');
  written(2, missing(57));
  await press(/^Zmniejsz ilość/);
  await vi.waitFor(() =>
    expect(shownNotices()).toContain('Prezent „Miniatura Łąka” jest od 120,00 zł, brakuje 57,00 zł.'),
  );
  written(3, missing(0));
  await press(/^Zwiększ ilość/);
  await vi.waitFor(() => expect(shownNotices()).toBe(''));
});

test('a gift that was lost is told after a reload too, until that is understood', async () => {
  const offers = [{ ...anOffer({ G1: 'Miniatura Łąka' }), source: 'rule:1', kind: 'GIFT' as const, label: 'Od stu' }];
  const distant = offers.map((offer) => ({ ...offer, missing: pln(8), threshold: pln(120) }));
  const message = 'Prezent „Miniatura Łąka” jest od 120,00 zł, brakuje 8,00 zł.';
  const lost = { code: 'gift-removed', message, sku: 'G1', quantity: null, coupon: null };
  const reopen = async (given: Partial<CartPartsFragment>) => {
    cleanup();
    await open(given);
  };
  const notices = () => document.querySelector('[class*="notices"]');
  await open({ notices: [lost], gift_offers: distant });
  await reopen({ notices: [], gift_offers: distant });
  await vi.waitFor(() => expect(notices()?.textContent).toMatch(/Miniatura Łąka” jest od 120,00\szł, brakuje 8,00/));
  // The rule has ended meanwhile: what the shop said then is still true.
  await reopen({ notices: [], gift_offers: [] });
  const button = await screen.findByRole('button', { name: 'Rozumiem' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
  await press('Rozumiem');
  expect(notices()?.textContent).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await reopen({ notices: [], gift_offers: distant });
  expect(notices()?.textContent).toBe('');
});

test('a code that is refused stays in its field, with the reason beside it', async () => {
  await open({});
  const details = { message: 'Kod działa od 150,00 zł.' };
  const extensions = { category: 'graphql-input', code: 'coupon-below-minimum', details };
  answers.set('ApplyCoupon', () => Response.json({ data: null, errors: [{ message: 'x', extensions }] }));
  const field = screen.getByLabelText('Kod rabatowy');
  fireEvent.change(field, { target: { value: 'LEN150' } });
  await press('Użyj kodu');
  expect(field).toHaveProperty('value', 'LEN150');
  expect(screen.getByText(details.message)).toBeTruthy();
});

test('a code that works is heard, and one that is taken out', async () => {
  await open({});
  answers.set('ApplyCoupon', () =>
    ok({ applyCouponToCart: { cart: aCart({ version: 2, applied_coupons: [{ code: 'LEN10' }] }) } }),
  );
  fireEvent.change(screen.getByLabelText('Kod rabatowy'), { target: { value: ' len10 ' } });
  await press('Użyj kodu');
  await vi.waitFor(() => expect(said()).toBe('Kod LEN10 działa.'));
  answers.set('RemoveCoupon', () => ok({ removeCouponFromCart: { cart: aCart({ version: 3 }) } }));
  await press('Usuń kod LEN10');
  await vi.waitFor(() => expect(said()).toBe('Kod LEN10 usunięty.'));
});

test('a gift is chosen, or none, as equal choices', async () => {
  const gifts = anOffer({ G1: 'Miniatura Łąka', G2: 'Miniatura Świt' }, (sku) => sku === 'G2');
  const offer = { ...gifts, source: 'rule:1', kind: 'GIFT' as const, label: 'Od stu złotych' };
  await open({ gift_offers: [offer] });
  await press(/^Miniatura Świt/);
  await press('Miniatura Łąka');
  answers.set('DeclineGifts', () =>
    ok({ declineCartGifts: { cart: aCart({ version: 2, gift_offers: [offer], gifts_declined: true }) } }),
  );
  await press('Nie chcę prezentu');
  expect(screen.getByRole('button', { name: 'Nie chcę prezentu', pressed: true })).toBeTruthy();
  const acts = asked.filter(({ name }) => /Gift/.test(name)).map(({ name, variables }) => [name, variables.sku]);
  expect(acts).toEqual([
    ['ChooseGift', 'G1'],
    ['DeclineGifts', undefined],
  ]);
});

test('samples are declined as samples, and tell which product they come with', async () => {
  const samples = anOffer({ S1: 'Próbka serum' });
  const sample = { ...samples, source: 'product:KREM', kind: 'SAMPLE' as const, label: 'Krem Świt' };
  await open({ gift_offers: [sample] });
  expect(screen.getByRole('group', { name: 'Wybierz próbkę do produktu „Krem Świt”' })).toBeTruthy();
  answers.set('DeclineGifts', () =>
    ok({ declineCartGifts: { cart: aCart({ version: 2, gift_offers: [sample], gifts_declined: true }) } }),
  );
  await press('Nie chcę próbki');
  await vi.waitFor(() => expect(said()).toBe('Zamówienie będzie bez próbki.'));
});

test('a gift that is earned while the cart is open stands below what was offered before, and does not move it', async () => {
  const sample = {
    ...anOffer({ S1: 'Próbka serum' }),
    source: 'product:KREM',
    kind: 'SAMPLE' as const,
    label: 'Krem Świt',
  };
  const gift = {
    ...anOffer({ G1: 'Miniatura Łąka' }),
    source: 'rule:1',
    kind: 'GIFT' as const,
    label: 'Od stu złotych',
  };
  await open({ gift_offers: [sample] });
  answers.set('UpdateCart', () =>
    ok({ updateCartItems: { cart: aCart({ version: 2, gift_offers: [gift, sample] }), errors: [] } }),
  );
  await press(/^Zwiększ ilość/);
  await screen.findByRole('group', { name: /^Wybierz prezent/ });
  const groups = screen.getAllByRole('group', { name: /^Wybierz/ }).map(({ textContent }) => textContent);
  expect(groups).toEqual([expect.stringContaining('Próbka serum'), expect.stringContaining('Miniatura Łąka')]);
});
