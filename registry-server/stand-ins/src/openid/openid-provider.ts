import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { DEMO_CLIENT } from '../demo-accounts.ts';
import { findPerson, nameOf } from '../demo-people.ts';
import { html } from '../pages/html.ts';
import { PAGE_HEADERS, pageMarkup } from '../pages/page.ts';
import { isReturnAddress } from '../return-address.ts';

const KEY_BITS = 2048;
const SCOPES = 'openid email profile';

export interface OpenidOptions {
  readonly issuer: string;
  readonly storefrontUrl: string;
  /** Address of the page on which people say who they are. */
  readonly signInPath: (uid: string) => string;
}

/** A new key each time: nothing is signed that should outlive the process. */
function signingKeys(): NonNullable<Configuration['jwks']> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] } as NonNullable<
    Configuration['jwks']
  >;
}

/** Asks every time: the point of a demo is to come back as somebody else. */
function alwaysAsk() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(new Check('demo_choice', 'Choose a person', (ctx) => ctx.oidc.result?.login === undefined));
  return policy;
}

/** An OpenID provider whose people are the demo's, for the shop only. */
export function createOpenidProvider({ issuer, storefrontUrl, signInPath }: OpenidOptions): Provider {
  const provider = new Provider(issuer, {
    jwks: signingKeys(),
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: [
      {
        client_id: DEMO_CLIENT.id,
        client_secret: DEMO_CLIENT.secret,
        redirect_uris: [`${storefrontUrl}/auth/sso`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: SCOPES.split(' '),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
    },
    // As Google does: what the scopes name is in the id token too.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, userinfo: { enabled: true } },
    interactions: { policy: alwaysAsk(), url: (_ctx, interaction) => signInPath(interaction.uid) },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 600, Session: 600 },
    async findAccount(_ctx, id) {
      const person = findPerson(id);
      if (!person) return undefined;
      return {
        accountId: id,
        claims: async () => ({
          sub: id,
          name: nameOf(person),
          given_name: person.firstName,
          family_name: person.lastName,
          locale: 'pl',
          ...(person.email === undefined ? {} : { email: person.email, email_verified: person.isEmailVerified }),
        }),
      };
    },
    async renderError(ctx, { error, error_description }) {
      ctx.set(PAGE_HEADERS);
      ctx.type = 'html';
      const reason = error_description ? `${error}: ${error_description}` : error;
      ctx.body = pageMarkup('Logowanie nie powiodło się', html`<p>${reason}</p>`);
    },
    // Who has chosen a person has agreed: the provider's own consent page is not what the demo is about.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  });
  // The shop may have several sign-in addresses, for its sites and providers; they are known by their form.
  provider.Client.prototype.redirectUriAllowed = (address: string) => isReturnAddress(address, storefrontUrl);
  return provider;
}
