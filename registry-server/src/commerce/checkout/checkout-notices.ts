/** A choice of the checkout that does not hold: a read tells of it, a change takes it off. */
export type CheckoutNotice = 'unavailable' | 'removed';
export type CheckoutNoticeCode = `${'delivery' | 'payment'}-${CheckoutNotice}`;

type Sentences = Readonly<Record<CheckoutNoticeCode, string>>;

const POLISH: Sentences = {
  'delivery-unavailable': 'Wybrany sposób dostawy nie jest teraz dostępny. Wybierz inny.',
  'delivery-removed': 'Wybrany sposób dostawy nie jest już możliwy po tej zmianie. Wybierz inny.',
  'payment-unavailable': 'Wybrany sposób płatności nie jest teraz dostępny. Wybierz inny.',
  'payment-removed': 'Wybrany sposób płatności nie jest już możliwy po tej zmianie. Wybierz inny.',
};

const ENGLISH: Sentences = {
  'delivery-unavailable': 'The chosen delivery is not available now. Please choose another.',
  'delivery-removed': 'The chosen delivery is no longer possible after this change. Please choose another.',
  'payment-unavailable': 'The chosen payment is not available now. Please choose another.',
  'payment-removed': 'The chosen payment is no longer possible after this change. Please choose another.',
};

/** What the shopper should know of a choice that does not hold. */
export function checkoutNotice(
  code: CheckoutNoticeCode,
  language: string,
  because?: string,
): { readonly code: CheckoutNoticeCode; readonly message: string } {
  const sentence = (language.startsWith('pl') ? POLISH : ENGLISH)[code];
  return { code, message: because ? `${sentence} ${because}` : sentence };
}
