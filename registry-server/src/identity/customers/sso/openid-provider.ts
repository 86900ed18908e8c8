import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from 'openid-client';
import { providerFailure } from './provider-failure.ts';
import type { SignInProvider } from './sign-in-provider.ts';
import { SsoRefused } from './sso.errors.ts';
import { isOnThisMachine, type OpenidSettings } from './sso-config.ts';

const TIMEOUT_S = 8;
const SCOPE = 'openid email profile';

/** Sign-in through an OpenID provider such as Google: code flow with PKCE, state and nonce. */
export function createOpenidProvider({ issuer, clientId, clientSecret }: OpenidSettings): SignInProvider {
  let known: Promise<Configuration> | undefined;
  const configuration = () => {
    known ??= discover().catch((error: unknown) => {
      // Not kept: the provider may answer the next time.
      known = undefined;
      throw providerFailure(error);
    });
    return known;
  };
  const discover = async () => {
    const execute = isOnThisMachine(issuer) ? [allowInsecureRequests] : [];
    const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S });
    found.timeout = TIMEOUT_S;
    return found;
  };

  return {
    async begin({ redirectUri, state, nonce, codeVerifier }) {
      const parameters = {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      };
      return buildAuthorizationUrl(await configuration(), parameters).href;
    },

    async finish({ redirectUri, state, nonce, codeVerifier }, parameters) {
      const server = await configuration();
      const back = new URL(redirectUri);
      back.search = parameters.toString();
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      };
      const tokens = await authorizationCodeGrant(server, back, checks).catch((error: unknown) => {
        throw providerFailure(error);
      });
      const claims = tokens.claims();
      if (!claims) throw new SsoRefused();
      const isEmailVerified = claims.email_verified === true && typeof claims.email === 'string';
      return {
        subject: claims.sub,
        // Unverified, it may be anybody's.
        email: isEmailVerified ? textOf(claims.email) : undefined,
        isEmailVerified,
        firstName: textOf(claims.given_name) || textOf(claims.name),
        lastName: textOf(claims.family_name),
      };
    },
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
