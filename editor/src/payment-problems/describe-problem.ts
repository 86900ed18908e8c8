import type { PaymentProblem } from '../api/payment-problems.ts';
import { moneyText } from '../forms/money-text.ts';
import { t } from '../i18n/pl.ts';

/** What happened, in words; a kind that nobody has named yet by its code. */
export function describeKind(kind: string): { readonly title: string; readonly what: string } {
  return t.paymentProblems.kinds[kind] ?? { title: kind, what: '' };
}

const MONEY: readonly string[] = ['amount', 'expectedAmount'];

/** What is known of it: „kwota: 10,00, waluta: PLN”. */
export function describeProblem({ provider, details }: Pick<PaymentProblem, 'provider' | 'details'>): string {
  const told = Object.entries(details).flatMap(([name, value]) => {
    if (value === null || value === '') return [];
    const shown = MONEY.includes(name) && typeof value === 'number' ? moneyText(value) : String(value);
    return [`${t.paymentProblems.details[name] ?? name}: ${shown}`];
  });
  return [provider, ...told].filter(Boolean).join(', ');
}
