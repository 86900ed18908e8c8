import { authSettingsOf } from '@witryna/module-schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotSignedIn } from '../../../access.ts';
import { requireFeature } from '../../../content/sites/index.ts';
import { errorSentence } from '../../../error-messages/error-messages.ts';
import { type Language, languageOf } from '../../../error-messages/language.ts';
import type { App } from '../../../fastify-app.ts';
import { bearerOf } from '../../../http/bearer.ts';
import { ensureSessionId, sessionIdOf } from '../../../http/session-cookie.ts';
import type { RequestLimits } from '../request-limits.ts';
import { SsoExpired, SsoProviderUnknown } from './sso.errors.ts';
import {
  callbackQuery,
  consentsSchema,
  linkSchema,
  providerParams,
  providersSchema,
  redirectSchema,
  signedInSchema,
} from './sso.schema.ts';
import type { createSsoSignIn, SsoOutcome, SsoRequest } from './sso-sign-in.ts';

interface SsoRoutesDeps {
  readonly sso: ReturnType<typeof createSsoSignIn>;
  readonly limits: RequestLimits;
}

const tags = ['sso'];
const config = { access: 'public' } as const;
const error = { $ref: 'Error#' } as const;
/** Signing in through Google and Facebook. */
export function ssoRoutes(app: App, { sso, limits }: SsoRoutesDeps): void {
  app.get(
    '/sso/providers',
    {
      config,
      schema: {
        tags,
        summary: 'The providers that are configured, and how the site opens them',
        response: { 200: providersSchema },
      },
    },
    async (request) => {
      const { social = 'tab', isBackOffice = false } =
        authSettingsOf(app.sites.resolve(request.headers).generalSettings.auth) ?? {};
      return { providers: sso.providerNames, opensIn: social, isBackOffice };
    },
  );

  app.get(
    '/sso/redirect/:provider',
    {
      config,
      schema: { tags, params: providerParams, response: { 200: redirectSchema, 404: error, 429: error, 503: error } },
    },
    async (request, reply) => {
      const site = app.sites.resolve(request.headers);
      requireFeature(site, 'user');
      const provider = providerOf(request.params.provider);
      await limits('sso', request);
      const sessionId = ensureSessionId(request, reply, site);
      reply.header('cache-control', 'no-store');
      const place = { provider: request.params.provider, sessionId, site };
      return { redirectUri: await sso.begin(provider, place) };
    },
  );

  app.get(
    '/sso/callback/:provider',
    {
      config,
      schema: {
        tags,
        summary: 'Back from the provider; once more with consents_accepted=1 and session_id',
        params: providerParams,
        querystring: callbackQuery,
        response: {
          200: signedInSchema,
          400: error,
          401: error,
          403: error,
          404: error,
          409: error,
          422: consentsSchema,
          429: error,
          503: error,
        },
      },
    },
    async (request, reply) => {
      const provider = providerOf(request.params.provider);
      await limits('sso', request);
      reply.header('cache-control', 'no-store');
      const place = placeOf(request, request.params.provider);
      const { consents_accepted: accepted, session_id: sessionId, email, ...parameters } = request.query;
      const outcome =
        accepted === '1' && sessionId
          ? await sso.accept(place, sessionId, email)
          : await sso.finish(provider, place, new URLSearchParams(parameters as Record<string, string>));
      return answer(reply, outcome, languageOf(place.site));
    },
  );

  app.post(
    '/sso/link/:provider',
    {
      config,
      schema: {
        tags,
        summary: 'Links a provider to the account of the bearer token, after its owner signed in to it',
        params: providerParams,
        body: linkSchema,
        response: { 204: { type: 'null' }, 400: error, 401: error, 404: error, 409: error },
      },
    },
    async (request, reply) => {
      providerOf(request.params.provider);
      const customer = await app.customers.authenticate(bearerOf(request) ?? '');
      if (!customer) throw new NotSignedIn();
      await sso.link(placeOf(request, request.params.provider), request.body.session_id, customer.id);
      return reply.status(204).send(null);
    },
  );

  function providerOf(name: string) {
    const provider = sso.findProvider(name);
    if (!provider) throw new SsoProviderUnknown();
    return provider;
  }

  function placeOf(request: FastifyRequest, provider: string): SsoRequest {
    const sessionId = sessionIdOf(request);
    if (!sessionId) throw new SsoExpired();
    const site = app.sites.resolve(request.headers);
    requireFeature(site, 'user');
    return { provider, sessionId, site };
  }
}

function answer(reply: FastifyReply, outcome: SsoOutcome, language: Language) {
  if (outcome.kind === 'consents') {
    const { sessionId: session_id, email, name } = outcome;
    const message = errorSentence('consents-required', language);
    return reply.status(422).send({ status: 422, code: 'consents-required', message, session_id, email, name });
  }
  const { customer, issued } = outcome;
  const { id, email, firstName, lastName } = customer;
  return reply.status(200).send({
    status: 200,
    message: 'Zalogowano.',
    id,
    email,
    name: [firstName, lastName].filter(Boolean).join(' '),
    token: { accessToken: issued.token, tokenType: 'Bearer', expiresAt: issued.expiresAt.toISOString() },
  });
}
