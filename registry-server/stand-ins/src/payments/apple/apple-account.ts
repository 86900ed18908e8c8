/** The demo shop's merchant id at Apple; it protects nothing. */
export const DEMO_APPLE = { merchantId: 'merchant.example.rosailen' } as const;
