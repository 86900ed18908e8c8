export type UnavailableReason = 'shipping' | 'at-the-door' | 'amount' | 'currency' | 'resting';

const SENTENCES: Readonly<Record<UnavailableReason, { readonly pl: string; readonly en: string }>> = {
  shipping: {
    pl: 'Niedostępna dla wybranego sposobu dostawy.',
    en: 'Not available with the chosen shipping method.',
  },
  'at-the-door': {
    pl: 'Przesyłkę z tą dostawą opłaca się tylko przy odbiorze.',
    en: 'With this delivery you pay when the parcel is handed over.',
  },
  amount: { pl: 'Niedostępna dla tej kwoty.', en: 'Not available for this amount.' },
  currency: { pl: 'Niedostępna w tej walucie.', en: 'Not available in this currency.' },
  resting: {
    pl: 'Chwilowo niedostępna. Wybierz inny sposób płatności albo spróbuj później.',
    en: 'Not available at the moment. Please choose another payment method or try again later.',
  },
};

/** Why a way of payment is not available, in the shopper's language. */
export function reasonSentence(reason: UnavailableReason, language: string): string {
  return SENTENCES[reason][language.startsWith('pl') ? 'pl' : 'en'];
}
