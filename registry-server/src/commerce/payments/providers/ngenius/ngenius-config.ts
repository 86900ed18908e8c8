/** An outlet at N-Genius Online (Network International). */
export interface NgeniusConfig {
  /** Host without a path. */
  readonly url: string;
  readonly apiKey: string;
  readonly outlet: string;
  /** Header that the outlet's panel adds to notifications, and what it says: they are not signed otherwise. */
  readonly webhookHeader: string;
  readonly webhookSecret: string;
  /** What the outlet sells in. */
  readonly currencies: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The outlet in the environment, if there is one. */
export function readNgenius(env: Environment): NgeniusConfig | undefined {
  const { NGENIUS_API_KEY, NGENIUS_OUTLET, NGENIUS_WEBHOOK_SECRET } = env;
  if (!NGENIUS_API_KEY || !NGENIUS_OUTLET || !NGENIUS_WEBHOOK_SECRET) return undefined;
  return {
    url: env.NGENIUS_URL || 'https://api-gateway.ngenius-payments.com',
    apiKey: NGENIUS_API_KEY,
    outlet: NGENIUS_OUTLET,
    webhookHeader: (env.NGENIUS_WEBHOOK_HEADER || 'x-ngenius-secret').toLowerCase(),
    webhookSecret: NGENIUS_WEBHOOK_SECRET,
    currencies: (env.NGENIUS_CURRENCIES || 'AED').split(',').filter(Boolean),
  };
}
