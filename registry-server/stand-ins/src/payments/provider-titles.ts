const TITLES: Readonly<Record<string, string>> = {
  przelewy24: 'Przelewy24',
  payu: 'PayU',
  paynow: 'Paynow',
  paypal: 'PayPal',
  ngenius: 'N-Genius Online',
  apple: 'Apple Pay',
};

/** Whom a stand-in stands for, as people write it. */
export function titleOfProvider(provider: string): string {
  return TITLES[provider] ?? provider;
}
