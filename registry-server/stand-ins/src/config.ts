/** Where the stand-ins listen and whom they know. */
export interface StandInsConfig {
  readonly host: string;
  readonly port: number;
  readonly smtpPort: number;
  /** Origin under which browsers and the registry reach them. */
  readonly url: string;
  /** The shop: people may be sent back to its sign-in addresses only. */
  readonly storefrontUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK_HOST = '127.0.0.1';

/** Reads the environment; throws in production, and for all the world to reach, where they let anybody in as anybody. */
export function readStandInsConfig(env: Environment = process.env): StandInsConfig {
  if (env.NODE_ENV === 'production' || env.DEMO === 'off') throw new Error('Stand-ins are for the demo only.');
  const host = env.STANDINS_HOST || LOOPBACK_HOST;
  if (host !== LOOPBACK_HOST && env.DEMO !== 'on') {
    throw new Error(`Stand-ins listen to this machine only. DEMO=on opens them to others (STANDINS_HOST=${host}).`);
  }
  const port = Number(env.STANDINS_PORT || 4100);
  return {
    // Not HOST: whoever reaches the mailbox reads every mail, so it opens to others only when that is said.
    host,
    port,
    smtpPort: Number(env.STANDINS_SMTP_PORT || 4125),
    url: env.STANDINS_URL || `http://localhost:${port}`,
    storefrontUrl: env.STOREFRONT_URL || `http://localhost:${Number(env.STOREFRONT_PORT || 3000)}`,
  };
}
