import type { PaymentMethod, PaymentSettings } from '../../api/commerce/shop-settings.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { faultsAt } from '../../forms/faults-under.ts';
import { moneyText, parseMoney } from '../../forms/money-text.ts';
import { parseWholeNumber, wholeFault } from '../../forms/whole-number.ts';
import { t } from '../../i18n/pl.ts';

/** A way of payment as it stands in the form. */
export interface PaymentMethodFormValues {
  readonly code: PaymentMethod['code'];
  readonly isActive: boolean;
  readonly title: string;
  readonly priority: string;
  readonly least: string;
  readonly most: string;
}

export interface PaymentFormValues {
  readonly transferDays: string;
  readonly onlineHours: string;
  readonly recipient: string;
  readonly account: string;
  readonly bank: string;
  readonly methods: readonly PaymentMethodFormValues[];
}

/** What stands for a range without an end; nothing is sold for less than a grosz, or for more than a million. */
const NO_LIMIT = { least: 1, most: 100_000_000 };
const ACCOUNT = /^[A-Z]{0,2}[0-9 ]{10,42}$/;

/** Settings of payment as the form shows them. */
export function toFormValues({ settings }: Pick<PaymentSettings, 'settings'>): PaymentFormValues {
  const { transferDays, onlineHours, transfer, methods } = settings;
  return {
    ...transfer,
    transferDays: String(transferDays),
    onlineHours: String(onlineHours),
    methods: methods.map((method) => ({
      ...method,
      priority: String(method.priority),
      least: method.least <= NO_LIMIT.least ? '' : moneyText(method.least),
      most: method.most >= NO_LIMIT.most ? '' : moneyText(method.most),
    })),
  };
}

/** What was typed, as the server takes it; only after `checkPayment` found nothing wrong. */
export function fromFormValues(typed: PaymentFormValues): PaymentSettings['settings'] {
  const { transferDays, onlineHours, recipient, account, bank, methods } = typed;
  return {
    transferDays: parseWholeNumber(transferDays) ?? 1,
    onlineHours: parseWholeNumber(onlineHours) ?? 1,
    transfer: { recipient: recipient.trim(), account: account.trim().toUpperCase(), bank: bank.trim() },
    methods: methods.map((method) => ({
      ...method,
      title: method.title.trim(),
      priority: parseWholeNumber(method.priority) ?? 0,
      least: limitOf(method.least, NO_LIMIT.least) ?? NO_LIMIT.least,
      most: limitOf(method.most, NO_LIMIT.most) ?? NO_LIMIT.most,
    })),
  };
}

/** A limit as it was typed; undefined when it is no amount. */
const limitOf = (text: string, none: number) => (text.trim() === '' ? none : parseMoney(text));

/** What is wrong before it is sent, by the path of the field. */
export function checkPayment({
  transferDays,
  onlineHours,
  recipient,
  account,
  bank,
  methods,
}: PaymentFormValues): Faults {
  return {
    ...faultsAt('', {
      transferDays: wholeFault(transferDays, 1, 60),
      onlineHours: wholeFault(onlineHours, 1, 720),
      recipient: required(recipient),
      account: ACCOUNT.test(account.trim().toUpperCase()) ? undefined : [t.paymentSettings.wrongAccount],
      bank: required(bank),
    }),
    ...Object.assign({}, ...methods.map((method, index) => faultsAt(`/methods/${index}`, checkMethod(method)))),
  };
}

const required = (text: string) => (text.trim() === '' ? [t.forms.required] : undefined);

function checkMethod({ title, priority, least, most }: PaymentMethodFormValues) {
  const from = limitOf(least, NO_LIMIT.least);
  const to = limitOf(most, NO_LIMIT.most);
  return {
    title: required(title),
    priority: wholeFault(priority, 0, 1_000),
    least: from === undefined ? [t.forms.notMoney] : undefined,
    most: upperLimitFault(from ?? 0, to),
  };
}

function upperLimitFault(from: number, to: number | undefined): readonly string[] | undefined {
  if (to === undefined) return [t.forms.notMoney];
  if (to === 0) return [t.forms.limitOfZero];
  return from > to ? [t.paymentSettings.wrongOrder] : undefined;
}
