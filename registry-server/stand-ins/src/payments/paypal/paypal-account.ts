/** The demo shop's application; it protects nothing. */
export const DEMO_PAYPAL = {
  clientId: 'client-of-the-demo-shop',
  clientSecret: 'secret-of-the-demo-application',
  webhookId: '1DEM0WEBH00K',
  merchantId: 'DEM0MERCHANT1',
} as const;
