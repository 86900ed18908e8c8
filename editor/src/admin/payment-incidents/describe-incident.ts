import type { PaymentIncident } from '../../api/commerce/payment-incidents.ts';
import { moneyText } from '../../forms/money-text.ts';
import { t } from '../../i18n/pl.ts';

/** What happened, in words; a kind that nobody has named yet by its code. */
export function describeKind(kind: string): { readonly title: string; readonly what: string } {
  return t.paymentIncidents.kinds[kind] ?? { title: kind, what: '' };
}

const MONEY: readonly string[] = ['amount', 'expectedAmount'];

/** What is known of it: „kwota: 10,00, waluta: PLN”. */
export function describeIncident({ provider, details }: Pick<PaymentIncident, 'provider' | 'details'>): string {
  const known = Object.entries(details).flatMap(([name, value]) => {
    if (value === null || value === '') return [];
    const shown = MONEY.includes(name) && typeof value === 'number' ? moneyText(value) : String(value);
    return [`${t.paymentIncidents.details[name] ?? name}: ${shown}`];
  });
  return [provider, ...known].filter(Boolean).join(', ');
}
