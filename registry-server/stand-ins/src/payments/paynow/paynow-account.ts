/** The demo shop's keys; they protect nothing. */
export const DEMO_PAYNOW = {
  apiKey: 'api-key-of-the-demo-shop',
  signatureKey: 'signature-key-of-the-demo-shop',
} as const;

/** Ways of payment of the stand-in. */
export const DEMO_PAYNOW_METHODS = [
  {
    type: 'BLIK',
    paymentMethods: [
      { id: 2007, name: 'BLIK', description: 'Zapłać kodem', image: '', status: 'ENABLED', authorizationType: 'CODE' },
    ],
  },
  {
    type: 'PBL',
    paymentMethods: [
      {
        id: 1000,
        name: 'Zastępczy Bank Lniany',
        description: '',
        image: '',
        status: 'ENABLED',
        authorizationType: 'REDIRECT',
      },
    ],
  },
] as const;
