import { languageOf } from '../../../error-messages/language.ts';
import type { OrderStatus } from '../../order-status.ts';

interface StatusWords {
  /** The status itself, `w realizacji`. */
  readonly label: string;
  /** What the day beside it is the day of, `Data dostawy`. */
  readonly dateLabel: string;
}

const DATES = {
  cancellation: { pl: 'Data anulowania', en: 'Cancellation date' },
  return: { pl: 'Data zwrotu', en: 'Return date' },
  delivery: { pl: 'Data dostawy', en: 'Delivery date' },
  modification: { pl: 'Ostatnia zmiana', en: 'Last modification' },
  waiting: { pl: 'Oczekuje na płatność od', en: 'Waiting for payment since' },
  payment: { pl: 'Data płatności', en: 'Payment date' },
  hold: { pl: 'Data wstrzymania', en: 'Hold date' },
  closing: { pl: 'Data zamknięcia', en: 'Closing date' },
  fraud: { pl: 'Data zgłoszenia nadużycia', en: 'Fraud date' },
} as const;

const WORDS: Readonly<
  Record<OrderStatus, { readonly pl: string; readonly en: string; readonly date: keyof typeof DATES }>
> = {
  new: { pl: 'Nowe zamówienie', en: 'New order', date: 'modification' },
  accepted: { pl: 'Przyjęte do realizacji', en: 'Accepted for processing', date: 'modification' },
  pending: { pl: 'Oczekujące', en: 'Pending', date: 'modification' },
  pendingPayment: { pl: 'Oczekuje na płatność', en: 'Waiting for payment', date: 'waiting' },
  ngeniusDeclined: { pl: 'Płatność odrzucona', en: 'Declined', date: 'payment' },
  paymentReview: { pl: 'Płatność w trakcie weryfikacji', en: 'Payment under review', date: 'payment' },
  processing: { pl: 'W realizacji', en: 'In progress', date: 'modification' },
  onHold: { pl: 'Wstrzymane', en: 'On hold', date: 'hold' },
  complete: { pl: 'Dostarczone', en: 'Delivered', date: 'delivery' },
  ngeniusComplete: { pl: 'Dostarczone', en: 'Delivered', date: 'delivery' },
  'returned-to-sender': { pl: 'Zwrócone do nadawcy', en: 'Returned to sender', date: 'return' },
  close: { pl: 'Zwrócone', en: 'Returned', date: 'return' },
  closed: { pl: 'Zamknięte', en: 'Closed', date: 'closing' },
  canceled: { pl: 'Anulowane', en: 'Canceled', date: 'cancellation' },
  fraud: { pl: 'Podejrzenie nadużycia', en: 'Suspected fraud', date: 'fraud' },
};

/** How a status is told to people. */
export function statusWords(status: OrderStatus, language: string): StatusWords {
  const { date, ...labels } = WORDS[status];
  const tongue = languageOf({ language });
  return { label: labels[tongue], dateLabel: DATES[date][tongue] };
}
