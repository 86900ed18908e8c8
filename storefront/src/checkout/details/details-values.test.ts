import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Checkout, CheckoutAddress } from '../checkout.ts';
import { CHOICES, type DetailsValues, detailsInput, detailsOf, EMPTY_DETAILS, TEXT_FIELDS } from './details-values.ts';

const ANNA: CheckoutAddress = {
  firstName: 'Anna',
  lastName: 'Lis',
  company: '',
  vatId: '',
  street: 'Lipowa 5/3',
  postcode: '02-677',
  city: 'Warszawa',
  phone: '+48600100200',
};
const EWA: CheckoutAddress = { ...ANNA, firstName: 'Ewa', street: 'Polna 1', postcode: '90-001', city: 'Łódź' };

const aCheckout = (given: Partial<Checkout> = {}): Checkout => ({
  email: 'anna@poczta.pl',
  isBillingSame: true,
  hasInvoice: false,
  note: '',
  deliveries: [],
  payments: [],
  grantedConsents: new Set(),
  missing: [],
  ...given,
});

const typed: DetailsValues = {
  ...EMPTY_DETAILS,
  email: ' anna@poczta.pl ',
  firstName: 'Anna',
  lastName: 'Lis',
  phone: '600 100 200',
  street: 'Lipowa 5/3',
  postcode: '02677',
  city: 'Warszawa',
};
const anna = {
  firstname: 'Anna',
  lastname: 'Lis',
  telephone: '600 100 200',
  street: ['Lipowa 5/3'],
  postcode: '02677',
  city: 'Warszawa',
  country_code: 'PL',
};

describe('what the shop is told', () => {
  test('one address serves the parcel and the papers', () => {
    expect(detailsInput(typed)).toEqual({
      email: 'anna@poczta.pl',
      shipping: { customer_notes: '', address: anna },
      billing: { same_as_shipping: true },
    });
  });

  test('an invoice for a company has the address with name and number', () => {
    const values = { ...typed, hasInvoice: true, invoiceCompany: 'Len i Spółka', invoiceNip: '526-104-08-28' };
    const company = { company: 'Len i Spółka', vat_id: '526-104-08-28' };
    expect(detailsInput(values).billing).toEqual({ address: { ...anna, ...company } });
    expect(detailsInput(values).shipping).toEqual({ customer_notes: '', address: anna });
  });

  test('what was typed for an invoice that is not wanted any more is not sent', () => {
    const values = {
      ...typed,
      invoiceCompany: 'Len i Spółka',
      invoiceNip: '5261040828',
      note: 'Dzwonić',
      toCity: 'Łódź',
    };
    expect(detailsInput(values)).toEqual(detailsInput(typed));
  });

  test('a parcel that goes elsewhere has an address of its own', () => {
    const values: DetailsValues = { ...typed, isSentElsewhere: true, toFirstName: 'Ewa', toStreet: 'Polna 1' };
    const { shipping, billing } = detailsInput(values);
    expect(shipping.address).toMatchObject({ firstname: 'Ewa', street: ['Polna 1'], country_code: 'PL' });
    expect(billing).toEqual({ address: anna });
  });

  test('an address of the address book is named by its id', () => {
    const saved = { ...typed, savedId: '7' };
    expect(detailsInput(saved)).toMatchObject({
      shipping: { customer_address_id: 7 },
      billing: { same_as_shipping: true },
    });
    expect(detailsInput({ ...saved, isSentElsewhere: true }).billing).toEqual({ customer_address_id: 7 });
  });
});

describe('what the shop knows, as it was typed', () => {
  test('is empty but for the e-mail at the beginning', () => {
    expect(detailsOf(aCheckout())).toEqual({ ...EMPTY_DETAILS, email: 'anna@poczta.pl' });
  });

  test('has both addresses where they differ', () => {
    const values = detailsOf(aCheckout({ shipping: EWA, billing: ANNA, isBillingSame: false }));
    expect(values).toMatchObject({ isSentElsewhere: true, firstName: 'Anna', toFirstName: 'Ewa', toCity: 'Łódź' });
  });

  test('has the company of an invoice', () => {
    const billing = { ...ANNA, company: 'Len i Spółka', vatId: '5261040828' };
    expect(detailsOf(aCheckout({ shipping: ANNA, billing, hasInvoice: true, note: 'Dzwonić' }))).toMatchObject({
      hasInvoice: true,
      invoiceCompany: 'Len i Spółka',
      invoiceNip: '5261040828',
      isSentElsewhere: false,
      hasNote: true,
      note: 'Dzwonić',
    });
  });
});

test('only what is asked is sent, whatever else was typed', () => {
  const values = fc.record({
    ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, fc.string({ maxLength: 20 })])),
    ...Object.fromEntries(CHOICES.map((choice) => [choice, fc.boolean()])),
    savedId: fc.constantFrom('', '3'),
  }) as fc.Arbitrary<DetailsValues>;
  fc.assert(
    fc.property(values, (given) => {
      const { shipping, billing } = detailsInput(given);
      expect(Boolean(shipping.address)).toBe(shipping.customer_address_id === undefined);
      const sources = [billing.same_as_shipping, billing.customer_address_id, billing.address];
      expect(sources.filter(Boolean)).toHaveLength(1);
      expect(billing.address?.vat_id !== undefined).toBe(given.hasInvoice);
      expect(shipping.customer_notes).toBe(given.hasNote ? given.note.trim() : '');
    }),
  );
});
