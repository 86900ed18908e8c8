import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterAccount, expectOneRoundTrip, leaveAccount, openTab, press } from '../testing/account-screen.tsx';

let shop: ReturnType<typeof enterAccount>;

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
  shop = enterAccount();
  know(standing('NONE'));
});
afterEach(leaveAccount);

const open = () => openTab('/account/benefits-programs', 'Friends & Family');
const program = (name: string) => within(screen.getByRole('region', { name }));
const wishes = () => shop.asked.filter(({ name }) => name === 'UpdateLoyalty').map(({ variables }) => variables);

test('who is here and their programs are asked for in one round trip', () =>
  expectOneRoundTrip('/account/benefits-programs', ['AccountPrograms', 'ReadCustomer'], () =>
    screen.findByRole('heading', { level: 2, name: 'Kameleon' }),
  ));

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
