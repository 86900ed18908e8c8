/** The demo shop's outlet; it protects nothing. */
export const DEMO_NGENIUS = {
  apiKey: 'YXBpLWtleS1vZi10aGUtZGVtby1vdXRsZXQ=',
  outlet: '0de00000-demo-4000-8000-000000000001',
  webhookHeader: 'x-ngenius-secret',
  webhookSecret: 'webhook-secret-of-the-demo-outlet',
} as const;
