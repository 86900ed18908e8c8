/** The demo shop's point of sale; it protects nothing. */
export const DEMO_PAYU = {
  posId: '300746',
  clientSecret: 'secret-of-the-demo-point-of-sale',
  secondKey: 'second-key-of-the-demo-point-of-sale',
} as const;

/** BLIK codes and what becomes of them; all others that are not of the form 777xxx are wrong. */
export const PAYU_BLIK_FAILURES: Readonly<Record<string, string>> = {
  '500500': 'declined',
  '700701': 'expired',
  '700702': 'cancelled',
  '700703': 'used',
};
