import type { PaymentMethod, PaymentSettings } from '../../api/shop-settings.ts';
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
      least: moneyText(method.least),
      most: moneyText(method.most),
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
      least: parseMoney(method.least) ?? 0,
      most: parseMoney(method.most) ?? 0,
    })),
  };
}

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
  const [from, to] = [parseMoney(least), parseMoney(most)];
  const isBackwards = from !== undefined && to !== undefined && from > to;
  return {
    title: required(title),
    priority: wholeFault(priority, 0, 1_000),
    least: from === undefined ? [t.forms.notMoney] : undefined,
    most: to === undefined ? [t.forms.notMoney] : isBackwards ? [t.paymentSettings.wrongOrder] : undefined,
  };
}
