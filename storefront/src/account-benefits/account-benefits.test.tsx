import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, storeToken } from '../api/customer-token.ts';
import { CustomerScreen } from '../screens/customer-screen.tsx';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';
import { stubAddress, stubShopAnswers } from '../testing/shop-answers.ts';

let shop: ReturnType<typeof stubShopAnswers>;

/** Where a customer stands, as the shop answers it. */
const standing = (status: string, given: object = {}) => ({
  is_premium: status === 'MEMBER',
  loyalty: {
    kameleon: false,
    friends_and_family: status === 'MEMBER',
    friends_and_family_status: status,
    miles_and_more: false,
    ...given,
  },
});
const know = (customer: object) => shop.answer('AccountPrograms', { customer });
const answerWish = (customer: object) => {
  shop.answer('UpdateLoyalty', { updateLoyalty: { customer } });
  know(customer);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shop = stubShopAnswers();
  shop.answer('ReadCustomer', { customer: aCustomerAnswer() });
  know(standing('NONE'));
  stubAddress('/account/benefits-programs');
  storeToken('known');
});
afterEach(() => {
  cleanup();
  forgetToken('known');
  vi.unstubAllGlobals();
  localStorage.clear();
});

const site = () => aSite({ features: { ...aSite().features, cart: false } });
const open = async () => {
  await act(async () => void render(<CustomerScreen path="/account/benefits-programs" site={site()} />));
  await screen.findByRole('heading', { level: 2, name: 'Friends & Family' });
};
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const program = (name: string) => within(screen.getByRole('region', { name }));
const wishes = () => shop.asked.filter(({ name }) => name === 'UpdateLoyalty').map(({ variables }) => variables);

test('who is here and their programs are asked for in one round trip', async () => {
  const names: string[] = [];
  const answers: (() => void)[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    names.push(/^(?:query|mutation) (\w+)/.exec(JSON.parse(String(init.body)).query)?.[1] ?? '');
    return new Promise((resolve) => answers.push(() => resolve(real(address, init))));
  });
  await act(async () => void render(<CustomerScreen path="/account/benefits-programs" site={site()} />));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => {
    for (const answer of answers) answer();
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Kameleon' })).toBeTruthy();
  expect([...names].sort()).toEqual(['AccountPrograms', 'ReadCustomer']);
});

test('joining friends and family waits for the shop, and can be taken back', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Programy benefitowe');
  answerWish(standing('WAITING'));
  await press('Dołącz do Friends & Family');
  expect(wishes()).toEqual([{ friendsAndFamily: true }]);
  expect(program('Friends & Family').getByText('Czeka na decyzję sklepu')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(
    'Wysłaliśmy zgłoszenie do Friends & Family. Czeka na decyzję sklepu.',
  );
  expect(screen.queryByText(/status premium: w/)).toBeNull();
  answerWish(standing('NONE'));
  await press('Wycofaj zgłoszenie: Friends & Family');
  expect(wishes()).toHaveLength(1);
  await press(/^Na pewno\?/);
  expect(wishes()[1]).toEqual({ friendsAndFamily: false });
  expect(program('Friends & Family').getByText('Nie należysz')).toBeTruthy();
});

test('a premium customer reads what that brings', async () => {
  know(standing('MEMBER'));
  await open();
  expect(screen.getByText(/^Masz status premium/)).toBeTruthy();
  expect(program('Friends & Family').getByText('Należysz')).toBeTruthy();
});

test('whom the shop has refused cannot ask again', async () => {
  know(standing('REFUSED'));
  await open();
  expect(program('Friends & Family').getByText(/^Sklep nie przyjął/)).toBeTruthy();
  expect(program('Friends & Family').queryByRole('button')).toBeNull();
});

test.each([
  ['Kameleon', { kameleon: true }, { kameleon: true }],
  ['Miles & More', { milesAndMore: true }, { miles_and_more: true }],
])('%s is joined at once, without a word about the others', async (name, wish, loyalty) => {
  await open();
  answerWish(standing('NONE', loyalty));
  await press(`Dołącz do ${name}`);
  expect(wishes()).toEqual([wish]);
  expect(program(name).getByText('Należysz')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(`Należysz teraz do ${name}.`);
});

test('a wish that fails is said where it was made', async () => {
  await open();
  await press('Dołącz do Kameleon');
  expect(program('Kameleon').getByRole('alert').textContent).not.toBe('');
  expect(program('Kameleon').getByText('Nie należysz')).toBeTruthy();
});
