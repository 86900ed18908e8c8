import { createHmac } from 'node:crypto';
import type { ProviderProfile, SignInProvider } from './sign-in-provider.ts';
import { SsoRefused, SsoUnavailable } from './sso.errors.ts';
import type { FacebookSettings } from './sso-config.ts';

const TIMEOUT_MS = 8_000;
const SCOPE = 'email,public_profile';
const FIELDS = 'id,first_name,last_name,name,email';

interface Me {
  readonly id?: unknown;
  readonly first_name?: unknown;
  readonly last_name?: unknown;
  readonly name?: unknown;
  readonly email?: unknown;
}

/**
 * Sign-in through Facebook. Its login has no nonce and no id token: the code is exchanged by the server alone, and the
 * token that comes back is inspected, so that one issued to another app is worth nothing here.
 */
export function createFacebookProvider({
  dialogUrl,
  graphUrl,
  clientId,
  clientSecret,
}: FacebookSettings): SignInProvider {
  return {
    async begin({ redirectUri, state }) {
      const address = new URL(dialogUrl);
      const parameters = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: SCOPE, state };
      address.search = new URLSearchParams(parameters).toString();
      return address.href;
    },

    async finish({ redirectUri }, parameters) {
      const code = parameters.get('code');
      if (!code) throw new SsoRefused(parameters.get('error'));
      const secrets = { client_id: clientId, client_secret: clientSecret };
      const { access_token: token } = await ask<{ access_token?: unknown }>('/oauth/access_token', {
        ...secrets,
        redirect_uri: redirectUri,
        code,
      });
      if (typeof token !== 'string') throw new SsoRefused();
      const subject = await ownerOf(token);
      const appsecret_proof = createHmac('sha256', clientSecret).update(token).digest('hex');
      const me = await ask<Me>('/me', { fields: FIELDS, access_token: token, appsecret_proof });
      if (me.id !== subject) throw new SsoRefused();
      return profileOf(subject, me);
    },
  };

  /** Who the token is for; refuses one that was not issued to us. */
  async function ownerOf(token: string): Promise<string> {
    const { data } = await ask<{ data?: { app_id?: unknown; is_valid?: unknown; user_id?: unknown } }>('/debug_token', {
      input_token: token,
      access_token: `${clientId}|${clientSecret}`,
    });
    const isOurs = data?.is_valid === true && String(data.app_id) === clientId;
    if (!isOurs || typeof data.user_id !== 'string' || data.user_id === '') throw new SsoRefused();
    return data.user_id;
  }

  async function ask<Answer>(path: string, parameters: Readonly<Record<string, string>>): Promise<Answer> {
    const answer = await fetch(`${graphUrl}${path}?${new URLSearchParams(parameters)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      headers: { accept: 'application/json' },
    }).catch((error: unknown) => {
      throw new SsoUnavailable(error);
    });
    if (answer.status >= 500) throw new SsoUnavailable(`status ${answer.status}`);
    const body = await answer.json().catch((error: unknown) => {
      throw new SsoUnavailable(error);
    });
    if (!answer.ok) throw new SsoRefused(`status ${answer.status}`);
    return body as Answer;
  }
}

function profileOf(subject: string, { first_name, last_name, name, email }: Me): ProviderProfile {
  return {
    subject,
    email: textOf(email) || undefined,
    // Facebook says nothing about when it last saw that.
    isEmailVerified: false,
    firstName: textOf(first_name) || textOf(name),
    lastName: textOf(last_name),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
