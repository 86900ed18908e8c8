/** A shop at Paynow; where it is told of payments is set in its panel. */
export interface PaynowConfig {
  /** Host without a path. */
  readonly url: string;
  readonly apiKey: string;
  /** Signs, both ways. */
  readonly signatureKey: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The shop in the environment, if there is one. */
export function readPaynow(env: Environment): PaynowConfig | undefined {
  const { PAYNOW_API_KEY, PAYNOW_SIGNATURE_KEY } = env;
  if (!PAYNOW_API_KEY || !PAYNOW_SIGNATURE_KEY) return undefined;
  return {
    url: env.PAYNOW_URL || 'https://api.paynow.pl',
    apiKey: PAYNOW_API_KEY,
    signatureKey: PAYNOW_SIGNATURE_KEY,
  };
}
