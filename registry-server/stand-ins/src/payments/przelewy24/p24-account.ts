/** The demo shop's account; it protects nothing. */
export const DEMO_P24 = {
  merchantId: 999_999,
  crc: 'crc-of-the-demo-shop',
  reportKey: 'reports-of-the-demo-shop',
} as const;

/** BLIK codes that the bank takes and that come to nothing in its app; all others that are not of the form 777xxx are wrong. */
export const P24_BLIK_FAILURES: ReadonlyMap<string, 'declined' | 'expired'> = new Map([
  ['500500', 'declined'],
  ['700701', 'expired'],
]);

/** Banks and wallets of the stand-in; the numbers are its own. */
export const DEMO_P24_METHODS = [
  { id: 31, name: 'Zastępczy Bank Lniany', group: 'FastTransfers' },
  { id: 25, name: 'Zastępczy Bank Różany', group: 'FastTransfers' },
  { id: 26, name: 'Zastępczy Bank Konopny', group: 'FastTransfers' },
  { id: 33, name: 'Zastępczy Bank Rumiankowy', group: 'FastTransfers' },
  { id: 45, name: 'Zastępczy Bank Malwowy', group: 'FastTransfers' },
  { id: 154, name: 'BLIK', group: 'Blik' },
  { id: 242, name: 'Karta płatnicza', group: 'Credit Card' },
  { id: 227, name: 'PayPo', group: 'Instalments' },
] as const;
