import {
  DEMO_CHANNEL,
  DEMO_CLIENT,
  DEMO_INPOST_TOKEN,
  DEMO_SEARCH_INDEX,
  DEMO_SHIPX,
  DEMO_TRACKER_KEY,
  demoPayments,
} from '@witryna/stand-ins';
import { type ServerProcess, startProcess } from './process.ts';
import { publicBecause, StandInsRefused } from './public-shop.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface StandInsPlace {
  /** Where browsers and the registry reach the stand-ins. */
  readonly url: string;
  readonly port: number;
  readonly smtpPort: number;
}

/**
 * Whether stand-ins for external services run: in the demo, never in production.
 *
 * @throws StandInsRefused when the shop is publicly reachable without `DEMO=on`
 */
export function isDemo(env: Environment): boolean {
  if (env.NODE_ENV === 'production' || env.DEMO === 'off') return false;
  const reason = env.DEMO === 'on' ? undefined : publicBecause(env);
  if (reason !== undefined) throw new StandInsRefused(reason);
  return true;
}

/** The same for a command: prints the reason and exits when stand-ins are refused. */
export function isDemoOrLeave(env: Environment): boolean {
  try {
    return isDemo(env);
  } catch (error) {
    if (!(error instanceof StandInsRefused)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Addresses of the stand-ins from the environment. */
export function standInsPlace(env: Environment): StandInsPlace {
  const port = Number(env.STANDINS_PORT || 4100);
  const smtpPort = Number(env.STANDINS_SMTP_PORT || 4125);
  return { url: env.STANDINS_URL || `http://localhost:${port}`, port, smtpPort };
}

/** Environment with which the registry finds the stand-ins; configured services are kept. */
export function standInsEnvironment({ url, smtpPort }: StandInsPlace, env: Environment): Record<string, string> {
  const services: readonly Readonly<Record<string, string>>[] = [
    { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` },
    {
      ETRUSTED_CLIENT_ID: DEMO_CLIENT.id,
      ETRUSTED_CLIENT_SECRET: DEMO_CLIENT.secret,
      ETRUSTED_CHANNEL_ID: DEMO_CHANNEL,
      ETRUSTED_API_URL: `${url}/etrusted`,
      ETRUSTED_TOKEN_URL: `${url}/etrusted/oauth/token`,
    },
    {
      SYNERISE_TRACKER_KEY: DEMO_TRACKER_KEY,
      SYNERISE_INDEX_ID: DEMO_SEARCH_INDEX,
      SYNERISE_API_URL: `${url}/synerise`,
    },
    { INPOST_TOKEN: DEMO_INPOST_TOKEN, INPOST_API_URL: `${url}/inpost` },
    {
      INPOST_SHIPX_TOKEN: DEMO_SHIPX.token,
      INPOST_SHIPX_ORGANIZATION_ID: DEMO_SHIPX.organizationId,
      INPOST_SHIPX_URL: `${url}/shipx`,
    },
    {
      ORLEN_PACZKA_PARTNER_ID: DEMO_CLIENT.id,
      ORLEN_PACZKA_PARTNER_KEY: DEMO_CLIENT.secret,
      ORLEN_PACZKA_API_URL: `${url}/orlen/WebServicePwR.asmx`,
    },
    ...Object.values(demoPayments(url)),
    {
      SSO_GOOGLE_CLIENT_ID: DEMO_CLIENT.id,
      SSO_GOOGLE_CLIENT_SECRET: DEMO_CLIENT.secret,
      SSO_GOOGLE_ISSUER: `${url}/oidc`,
    },
    {
      SSO_FACEBOOK_CLIENT_ID: DEMO_CLIENT.id,
      SSO_FACEBOOK_CLIENT_SECRET: DEMO_CLIENT.secret,
      SSO_FACEBOOK_DIALOG_URL: `${url}/facebook/v23.0/dialog/oauth`,
      SSO_FACEBOOK_GRAPH_URL: `${url}/facebook/v23.0`,
    },
  ];
  const missing = services.filter((service) => !Object.keys(service).some((name) => env[name]));
  return Object.assign({}, ...missing);
}

/** Starts the stand-ins for the shop at this address. */
export function startStandIns(
  { url, port, smtpPort }: StandInsPlace,
  storefrontUrl: string,
  output: 'inherit' | 'ignore' | number,
): ServerProcess {
  return startProcess(
    'stand-ins',
    'registry-server/stand-ins/src/server.mjs',
    {
      // They refuse to run in production, which is the NODE_ENV of the shop's servers.
      NODE_ENV: 'development',
      STANDINS_URL: url,
      STANDINS_PORT: String(port),
      STANDINS_SMTP_PORT: String(smtpPort),
      STOREFRONT_URL: storefrontUrl,
    },
    output,
  );
}
