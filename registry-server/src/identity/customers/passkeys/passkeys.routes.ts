import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotSignedIn } from '../../../access.ts';
import { requireFeature, type Site } from '../../../content/sites/index.ts';
import type { App } from '../../../fastify-app.ts';
import { bearerOf } from '../../../http/bearer.ts';
import { ensureSessionId, sessionIdOf } from '../../../http/session-cookie.ts';
import type { CustomerRow } from '../customers.store.ts';
import type { RequestLimits } from '../request-limits.ts';
import { signedInSchema } from '../sso/sso.schema.ts';
import type { createPasskeySignIn, PasskeyRequest } from './passkey-sign-in.ts';
import { PasskeyExpired, PasskeyUnknown } from './passkeys.errors.ts';
import {
  optionsSchema,
  passkeyParams,
  passkeySchema,
  passkeysSchema,
  registrationSchema,
  signatureSchema,
} from './passkeys.schema.ts';
import type { Passkey, PasskeysStore } from './passkeys.store.ts';

interface PasskeysRoutesDeps {
  readonly passkeys: ReturnType<typeof createPasskeySignIn>;
  readonly store: PasskeysStore;
  readonly limits: RequestLimits;
}

const tags = ['passkeys'];
const config = { access: 'public' } as const;
const error = { $ref: 'Error#' } as const;
const DEFAULT_NAME = 'Klucz dostępu';

/** Signing in with a key instead of a password, and the keys of a customer. */
export function passkeysRoutes(app: App, { passkeys, store, limits }: PasskeysRoutesDeps): void {
  app.get(
    '/passkeys',
    { config, schema: { tags, summary: "The customer's keys", response: { 200: passkeysSchema, 401: error } } },
    async (request, reply) => {
      const { customer } = await signedInFor(request);
      reply.header('cache-control', 'no-store');
      return { passkeys: (await store.listOf(customer.id)).map(toAnswer) };
    },
  );

  app.post(
    '/passkeys/registration',
    {
      config,
      schema: {
        tags,
        summary: 'Begins a new key of the customer: options for navigator.credentials.create()',
        response: { 200: optionsSchema, 401: error, 409: error, 429: error },
      },
    },
    async (request, reply) => {
      const { customer, site } = await signedInFor(request);
      await limits('passkey', request);
      reply.header('cache-control', 'no-store');
      return { ...(await passkeys.beginRegistration(customer, placeOf(request, reply, site))) };
    },
  );

  app.post(
    '/passkeys',
    {
      config,
      schema: {
        tags,
        summary: 'Keeps the key that the browser has made',
        body: registrationSchema,
        response: { 201: passkeySchema, 400: error, 401: error, 409: error, 429: error },
      },
    },
    async (request, reply) => {
      const { customer, site } = await signedInFor(request);
      await limits('passkey', request);
      const { response, name = '' } = request.body;
      const place = knownPlace(request, site);
      const registration = response as unknown as RegistrationResponseJSON;
      const added = await passkeys.register(customer, place, registration, name.trim() || DEFAULT_NAME);
      request.log.info({ customerId: customer.id, passkey: added.id }, 'a passkey was added');
      return reply.status(201).send(toAnswer(added));
    },
  );

  app.delete(
    '/passkeys/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Forgets a key of the customer',
        params: passkeyParams,
        response: { 204: { type: 'null' }, 401: error, 404: error },
      },
    },
    async (request, reply) => {
      const { customer } = await signedInFor(request);
      const { id } = request.params;
      if (!(await store.remove(customer.id, id))) throw new PasskeyUnknown();
      request.log.info({ customerId: customer.id, passkey: id }, 'a passkey was removed');
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/passkeys/sign-in/options',
    {
      config,
      schema: {
        tags,
        summary: 'Begins a sign-in: options for navigator.credentials.get()',
        response: { 200: optionsSchema, 404: error, 429: error },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      await limits('passkey', request);
      reply.header('cache-control', 'no-store');
      return { ...(await passkeys.beginSignIn(placeOf(request, reply, site))) };
    },
  );

  app.post(
    '/passkeys/sign-in',
    {
      config,
      schema: {
        tags,
        summary: 'Signs in whoever has the key',
        body: signatureSchema,
        response: { 200: signedInSchema, 400: error, 401: error, 403: error, 404: error, 429: error },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      await limits('passkey', request);
      const response = request.body.response as unknown as AuthenticationResponseJSON;
      const { customer, issued } = await passkeys.signIn(knownPlace(request, site), response);
      reply.header('cache-control', 'no-store');
      return {
        status: 200,
        message: 'Zalogowano.',
        id: customer.id,
        email: customer.email,
        name: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
        token: { accessToken: issued.token, tokenType: 'Bearer' as const, expiresAt: issued.expiresAt.toISOString() },
      };
    },
  );

  function siteOf(request: FastifyRequest): Site {
    const site = app.sites.resolve(request.headers);
    requireFeature(site, 'user');
    return site;
  }

  async function signedInFor(
    request: FastifyRequest,
  ): Promise<{ readonly customer: CustomerRow; readonly site: Site }> {
    const site = siteOf(request);
    const known = await app.customers.authenticate(bearerOf(request) ?? '');
    const customer = known && (await app.customers.services.customers.findById(known.id));
    if (!customer) throw new NotSignedIn();
    return { customer, site };
  }
}

function placeOf(request: FastifyRequest, reply: FastifyReply, site: Site): PasskeyRequest {
  return { sessionId: ensureSessionId(request, reply, site), site };
}

/** A browser that has been given a challenge has been given its id, too. */
function knownPlace(request: FastifyRequest, site: Site): PasskeyRequest {
  const sessionId = sessionIdOf(request);
  if (!sessionId) throw new PasskeyExpired();
  return { sessionId, site };
}

function toAnswer({ id, name, isSynced, createdAt, lastUsedAt }: Passkey) {
  return { id, name, isSynced, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
