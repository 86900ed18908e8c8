import { expect, test } from 'vitest';
import type { PaymentMethod, PaymentSettings } from '../../api/commerce/shop-settings.ts';
import { t } from '../../i18n/pl.ts';
import { checkPayment, fromFormValues, toFormValues } from './payment-settings.form-values.ts';

const BLIK: PaymentMethod = {
  code: 'przelewy24_blik',
  isActive: true,
  priority: 1,
  title: 'BLIK',
  least: 1,
  most: 100_000_000,
};
const settingsWith = (method: Partial<PaymentMethod>): PaymentSettings['settings'] => ({
  transferDays: 7,
  onlineHours: 24,
  methods: [{ ...BLIK, ...method }],
  transfer: { recipient: 'Rosa i Len', account: '61 1090 1014 0000 0712 1981 2874', bank: 'Bank' },
});
const formOf = (method: Partial<PaymentMethod>) => toFormValues({ settings: settingsWith(method) });

test('a range without limits is empty in the form, and comes back as it was', () => {
  const form = formOf({});
  expect(form.methods[0]).toMatchObject({ least: '', most: '' });
  expect(checkPayment(form)).toEqual({});
  expect(fromFormValues(form)).toEqual(settingsWith({}));
});

test('limits are shown and taken as they are', () => {
  const form = formOf({ least: 5_000, most: 200_000 });
  expect(form.methods[0]).toMatchObject({ least: '50,00', most: '2000,00' });
  expect(fromFormValues(form)).toEqual(settingsWith({ least: 5_000, most: 200_000 }));
});

test('an upper limit of zero, with which nothing could be paid, is refused: empty is without a limit', () => {
  expect(checkPayment(formOf({ most: 0, least: 0 }))).toEqual({ '/methods/0/most': [t.forms.limitOfZero] });
});
