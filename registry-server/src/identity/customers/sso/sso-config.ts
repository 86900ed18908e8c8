import { SettingInvalid } from '@witryna/module-schemas';
/** An OpenID provider, by discovery. */
export interface OpenidSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Facebook's manual login flow. */
export interface FacebookSettings {
  readonly dialogUrl: string;
  readonly graphUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Providers that customers may sign in through; one without a client id is not offered. */
export interface SsoConfig {
  readonly google?: OpenidSettings;
  readonly facebook?: FacebookSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

const GOOGLE_ISSUER = 'https://accounts.google.com';
const FACEBOOK_DIALOG = 'https://www.facebook.com/v23.0/dialog/oauth';
const FACEBOOK_GRAPH = 'https://graph.facebook.com/v23.0';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads the environment; throws on an address that would send secrets in the open. */
export function readSsoConfig(env: Environment): SsoConfig {
  const { SSO_GOOGLE_CLIENT_ID: googleId, SSO_FACEBOOK_CLIENT_ID: facebookId } = env;
  return {
    ...(googleId && {
      google: {
        issuer: secureUrl(env.SSO_GOOGLE_ISSUER || GOOGLE_ISSUER),
        clientId: googleId,
        clientSecret: env.SSO_GOOGLE_CLIENT_SECRET ?? '',
      },
    }),
    ...(facebookId && {
      facebook: {
        dialogUrl: secureUrl(env.SSO_FACEBOOK_DIALOG_URL || FACEBOOK_DIALOG),
        graphUrl: secureUrl(env.SSO_FACEBOOK_GRAPH_URL || FACEBOOK_GRAPH),
        clientId: facebookId,
        clientSecret: env.SSO_FACEBOOK_CLIENT_SECRET ?? '',
      },
    }),
  };
}

/** True for a server on this machine, the only kind that may be spoken to without TLS. */
export function isOnThisMachine(address: string): boolean {
  return LOOPBACK.has(new URL(address).hostname);
}

function secureUrl(address: string): string {
  if (!URL.canParse(address)) throw new SettingInvalid(`${address} is no address of a sign-in provider.`);
  const { protocol } = new URL(address);
  if (protocol === 'https:' || (protocol === 'http:' && isOnThisMachine(address))) return address;
  throw new SettingInvalid(`A sign-in provider needs https: ${address}`);
}
