import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../api/customer-token.ts';
import { leave } from '../customer/leave.ts';
import { EMPTY_DETAILS } from './details/details-values.ts';
import { storeDraft, storedDraft } from './draft.ts';
import { type BuyerOfOrder, keepBuyerOfOrder } from './draft-of-order.ts';

const LENA = {
  firstname: 'Lena',
  lastname: 'Różana',
  company: null,
  vat_id: null,
  street: ['Lipowa 3', 'm. 4'],
  postcode: '90-001',
  city: 'Łódź',
  telephone: '+48600100200',
};
const EWA = { ...LENA, firstname: 'Ewa', street: ['Polna 1'], city: 'Opole', telephone: '+48600300400' };
const anOrder = (given: Partial<BuyerOfOrder> = {}): BuyerOfOrder => ({
  number: '000000012',
  email: 'lena@poczta.example',
  shipping_address: LENA,
  billing_address: LENA,
  ...given,
});
const own = {
  ...EMPTY_DETAILS,
  email: 'lena@poczta.example',
  firstName: 'Lena',
  lastName: 'Różana',
  street: 'Lipowa 3, m. 4',
  postcode: '90-001',
  city: 'Łódź',
  phone: '+48600100200',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the first step begins with who ordered, and knows from which order', () => {
  keepBuyerOfOrder(anOrder());
  expect(storedDraft()).toEqual({ values: own, orderNumber: '000000012' });
});

test('an invoice for a company comes along, and an address of its own for the parcel', () => {
  keepBuyerOfOrder(anOrder({ billing_address: { ...LENA, company: 'Len i Spółka', vat_id: '5261040828' } }));
  expect(storedDraft()?.values).toEqual({
    ...own,
    hasInvoice: true,
    invoiceCompany: 'Len i Spółka',
    invoiceNip: '5261040828',
  });
  keepBuyerOfOrder(anOrder({ shipping_address: EWA }));
  expect(storedDraft()?.values).toEqual({
    ...own,
    isSentElsewhere: true,
    toFirstName: 'Ewa',
    toLastName: 'Różana',
    toStreet: 'Polna 1',
    toPostcode: '90-001',
    toCity: 'Opole',
    toPhone: '+48600300400',
  });
});

test('what somebody has typed in this tab stays, down to a single word', () => {
  const values = { ...EMPTY_DETAILS, city: 'Kraków' };
  storeDraft({ values });
  keepBuyerOfOrder(anOrder());
  expect(storedDraft()).toEqual({ values });
});

test('a form that was opened and left empty is filled, and another order takes the place of the one before', () => {
  storeDraft({ values: { ...EMPTY_DETAILS, email: ' ' } });
  keepBuyerOfOrder(anOrder());
  keepBuyerOfOrder(anOrder({ number: '000000013', email: 'ewa@poczta.example' }));
  expect(storedDraft()).toEqual({ values: { ...own, email: 'ewa@poczta.example' }, orderNumber: '000000013' });
});

test('a customer has an address book, and whoever signs out leaves nothing', () => {
  storeToken('abc');
  keepBuyerOfOrder(anOrder());
  expect(storedDraft()).toBeUndefined();
  localStorage.clear();
  keepBuyerOfOrder(anOrder());
  leave('abc');
  expect(storedDraft()).toBeUndefined();
});
