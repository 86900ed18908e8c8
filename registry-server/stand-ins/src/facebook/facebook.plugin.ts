import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StandInsConfig } from '../config.ts';
import { DEMO_CLIENT } from '../demo-accounts.ts';
import { type DemoPerson, findPerson, nameOf } from '../demo-people.ts';
import { createIssuedSecrets } from '../issued-secrets.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { sendPeoplePage } from '../pages/people-page.ts';
import { isReturnAddress } from '../return-address.ts';

const CODE_LIFETIME_MS = 10 * 60_000;
const TOKEN_LIFETIME_MS = 60 * 60_000;

type Words = Readonly<Record<string, string | undefined>>;
type WithQuery = { Querystring: Words };

/** Facebook's way of refusing. */
function refuse(reply: FastifyReply, message: string, code: number): FastifyReply {
  return reply.status(400).send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'stand-in' } });
}

/** Sign-in in the manner of Facebook's manual login flow and Graph API, below `/facebook` and `/facebook/v23.0`. */
export async function facebookPlugin(
  app: FastifyInstance,
  { config }: { readonly config: StandInsConfig },
): Promise<void> {
  const codes = createIssuedSecrets(CODE_LIFETIME_MS);
  const tokens = createIssuedSecrets(TOKEN_LIFETIME_MS);
  const appToken = `${DEMO_CLIENT.id}|${DEMO_CLIENT.secret}`;

  const routes = async (scope: FastifyInstance) => {
    scope.get<WithQuery>('/dialog/oauth', async ({ query, url }, reply) => {
      const { client_id, redirect_uri, state = '' } = query;
      if (client_id !== DEMO_CLIENT.id || !isReturnAddress(redirect_uri, config.storefrontUrl))
        return sendPage(reply.status(400), 'Nieznana aplikacja', html`<p>Ten adres powrotu nie należy do sklepu.</p>`);
      const fields = { client_id, redirect_uri: redirect_uri ?? '', state };
      return sendPeoplePage(reply, { title: 'Logowanie zastępcze', action: url.split('?')[0] ?? url, fields });
    });

    scope.post<{ Body: Words }>('/dialog/oauth', async ({ body }, reply) => {
      const { client_id = '', redirect_uri = '', state = '', person: personId = '' } = body;
      if (client_id !== DEMO_CLIENT.id || !isReturnAddress(redirect_uri, config.storefrontUrl))
        return refuse(reply, 'Invalid redirect_uri', 191);
      const target = new URL(redirect_uri);
      const person = findPerson(personId);
      if (person)
        target.searchParams.set('code', codes.issue({ personId, clientId: client_id, returnAddress: redirect_uri }));
      else {
        target.searchParams.set('error', 'access_denied');
        target.searchParams.set('error_reason', 'user_denied');
      }
      target.searchParams.set('state', state);
      return reply.redirect(target.href, 303);
    });

    scope.route<{ Querystring: Words; Body: Words | undefined }>({
      method: ['GET', 'POST'],
      url: '/oauth/access_token',
      async handler({ query, body }, reply) {
        const { client_id, client_secret, code = '', redirect_uri } = { ...query, ...body };
        if (client_id !== DEMO_CLIENT.id || client_secret !== DEMO_CLIENT.secret)
          return refuse(reply, 'Error validating client secret.', 1);
        const issued = codes.take(code);
        if (!issued) return refuse(reply, 'This authorization code has been used or has expired.', 100);
        if (issued.returnAddress !== redirect_uri)
          return refuse(
            reply,
            'Error validating verification code. Please make sure your redirect_uri is identical.',
            100,
          );
        return { access_token: tokens.issue(issued), token_type: 'bearer', expires_in: TOKEN_LIFETIME_MS / 1000 };
      },
    });

    scope.get<WithQuery>('/debug_token', async ({ query }, reply) => {
      if (query.access_token !== appToken) return refuse(reply, 'Invalid OAuth access token.', 190);
      const issued = tokens.find(query.input_token ?? '');
      if (!issued)
        return {
          data: { is_valid: false, error: { code: 190, message: 'The access token is not valid' }, scopes: [] },
        };
      const expires_at = Math.floor(issued.expiresAt / 1000);
      const scopes = ['email', 'public_profile'];
      return {
        data: { app_id: issued.clientId, type: 'USER', is_valid: true, expires_at, user_id: issued.personId, scopes },
      };
    });

    scope.get<WithQuery>('/me', async ({ query }, reply) => {
      const { access_token = '', appsecret_proof, fields = 'id,name' } = query;
      const person = findPerson(tokens.find(access_token)?.personId ?? '');
      if (!person) return refuse(reply, 'Error validating access token.', 190);
      const proof = createHmac('sha256', DEMO_CLIENT.secret).update(access_token).digest('hex');
      if (appsecret_proof !== proof) return refuse(reply, 'Invalid appsecret_proof provided in the API argument', 100);
      return profileOf(person, fields.split(','));
    });
  };
  await app.register(routes, { prefix: '/facebook' });
  await app.register(routes, { prefix: '/facebook/v23.0' });
}

/** The fields that were asked for; an e-mail only where there is one that is confirmed. */
function profileOf(person: DemoPerson, fields: readonly string[]): Readonly<Record<string, string>> {
  const all: Readonly<Record<string, string | undefined>> = {
    id: person.id,
    name: nameOf(person),
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.isEmailVerified ? person.email : undefined,
  };
  const asked = ['id', ...fields].flatMap((field) => {
    const value = all[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(asked);
}
