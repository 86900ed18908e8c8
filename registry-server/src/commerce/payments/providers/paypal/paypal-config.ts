/** An application at PayPal. */
export interface PaypalConfig {
  /** Host without a path. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of the webhook, as its panel names it; signatures are made for it. */
  readonly webhookId: string;
  /** Compared with the payee of a notification where it is known. */
  readonly merchantId?: string;
  /** Shown on PayPal's page; without it PayPal shows the account's name. */
  readonly brandName?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The application in the environment, if there is one. */
export function readPaypal(env: Environment): PaypalConfig | undefined {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = env;
  if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET || !PAYPAL_WEBHOOK_ID) return undefined;
  return {
    url: env.PAYPAL_URL || 'https://api-m.paypal.com',
    clientId: PAYPAL_CLIENT_ID,
    clientSecret: PAYPAL_CLIENT_SECRET,
    webhookId: PAYPAL_WEBHOOK_ID,
    ...(env.PAYPAL_MERCHANT_ID && { merchantId: env.PAYPAL_MERCHANT_ID }),
    ...(env.PAYPAL_BRAND_NAME && { brandName: env.PAYPAL_BRAND_NAME }),
  };
}
