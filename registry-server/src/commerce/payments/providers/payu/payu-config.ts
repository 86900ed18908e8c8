/** A point of sale at PayU. */
export interface PayuConfig {
  /** Host without a path. */
  readonly url: string;
  readonly posId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs notifications ("drugi klucz"). */
  readonly secondKey: string;
  /** How long an order may be paid. */
  readonly validitySeconds: number;
  /** PayU's names of single ways of payment; they are the same everywhere, but a point of sale may have others. */
  readonly payMethods: {
    readonly card: string;
    readonly blik: string;
    readonly applePay: string;
    readonly googlePay: string;
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

const DAY_SECONDS = 86_400;

/** The point of sale in the environment, if there is one. */
export function readPayu(env: Environment): PayuConfig | undefined {
  const { PAYU_POS_ID, PAYU_CLIENT_SECRET, PAYU_SECOND_KEY } = env;
  if (!PAYU_POS_ID || !PAYU_CLIENT_SECRET || !PAYU_SECOND_KEY) return undefined;
  return {
    url: env.PAYU_URL || 'https://secure.payu.com',
    posId: PAYU_POS_ID,
    clientId: env.PAYU_CLIENT_ID || PAYU_POS_ID,
    clientSecret: PAYU_CLIENT_SECRET,
    secondKey: PAYU_SECOND_KEY,
    validitySeconds: Number(env.PAYU_VALIDITY_SECONDS) || DAY_SECONDS,
    payMethods: {
      card: env.PAYU_CARD_METHOD || 'c',
      blik: env.PAYU_BLIK_METHOD || 'blik',
      applePay: env.PAYU_APPLE_PAY_METHOD || 'jp',
      googlePay: env.PAYU_GOOGLE_PAY_METHOD || 'ap',
    },
  };
}
