import type { FastifyReply, FastifyRequest } from 'fastify';
import { type StaffIdentity, type StaffRole, staffOf } from '../../../access.ts';
import { NotFound } from '../../../errors.ts';
import type { App } from '../../../fastify-app.ts';
import { CredentialsInvalid, type SignInAttempt } from '../../sign-in/index.ts';
import { sessionSchema } from '../staff.schema.ts';
import type { FormLanguage } from '../staff.tables.ts';
import type { StaffUsersStore } from '../users.store.ts';
import { FactorFirst, FactorOfOneself } from './second-factor.errors.ts';
import {
  beginBody,
  codeBody,
  confirmedSchema,
  factorStatusSchema,
  newFactorSchema,
  policySchema,
  recoveryCodesSchema,
} from './second-factor.schema.ts';
import type { SecondFactorStore } from './second-factor.store.ts';
import type { SecondFactor } from './second-factor.ts';

interface SecondFactorRoutesDeps {
  readonly factor: SecondFactor;
  readonly store: SecondFactorStore;
  readonly users: StaffUsersStore;
  readonly signIn: (attempt: SignInAttempt) => Promise<unknown>;
  /** Ends the session of the request and opens a whole one. */
  readonly openSession: (request: FastifyRequest, reply: FastifyReply, user: StaffIdentity) => Promise<OpenedSession>;
}

// A type, not an interface: what goes out may have further fields.
type OpenedSession = {
  readonly user: { readonly id: number; readonly email: string; readonly name: string; readonly role: StaffRole };
  readonly formLanguage: FormLanguage;
  readonly mails: { readonly publication: boolean; readonly comments: boolean };
  readonly csrfToken: string;
};

const tags = ['session'];
const access = 'staff:viewer' as const;
const admin = { access: 'staff:admin' } as const;
const error = { $ref: 'Error#' } as const;
const none = { 204: { type: 'null' } } as const;

/** The second step of signing in, one's own second factor, and what administrators decide about those of others. */
export function secondFactorRoutes(app: App, deps: SecondFactorRoutesDeps): void {
  const { factor, store, users, signIn, openSession } = deps;

  app.post(
    '/staff/session/factor',
    {
      config: { access, sessionStages: ['factor', 'full'] },
      schema: {
        tags,
        summary: 'The second step of signing in: the code of the app, or a recovery code',
        body: codeBody,
        response: { 200: sessionSchema, 401: error, 422: error, 429: error },
      },
    },
    async (request, reply) => {
      const staff = staffOf(request);
      await factor.check(staff.id, request.body.code);
      return openSession(request, reply, staff);
    },
  );

  app.get(
    '/staff/session/factor',
    { config: { access }, schema: { tags, response: { 200: factorStatusSchema } } },
    (request) => factor.statusOf(staffOf(request)),
  );

  app.post(
    '/staff/session/factor/begin',
    {
      config: { access, sessionStages: ['setup', 'full'] },
      schema: {
        tags,
        summary: 'A new secret for an authenticator app; it holds once a code has confirmed it',
        description: 'A session that is not asked to set it up shows the password once more.',
        body: beginBody,
        response: { 200: newFactorSchema, 401: error, 409: error, 429: error },
      },
    },
    async (request) => {
      const staff = staffOf(request);
      if (request.sessionStage === 'full') {
        const { password } = request.body;
        if (!password) throw new CredentialsInvalid();
        await signIn({ email: staff.email, password, ip: request.ip });
      }
      return factor.begin(staff, app.sites.require(undefined).name);
    },
  );

  app.post(
    '/staff/session/factor/confirm',
    {
      config: { access, sessionStages: ['setup', 'full'] },
      schema: {
        tags,
        summary: 'Switch it on by a first code; gives the recovery codes, once',
        body: codeBody,
        response: { 200: confirmedSchema, 409: error, 422: error, 429: error },
      },
    },
    async (request, reply) => {
      const staff = staffOf(request);
      const recoveryCodes = await factor.confirm(staff, request.body.code);
      return { recoveryCodes, session: await openSession(request, reply, staff) };
    },
  );

  app.post(
    '/staff/session/factor/recovery-codes',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Ten new recovery codes; those before end',
        body: codeBody,
        response: { 200: recoveryCodesSchema, 409: error, 422: error, 429: error },
      },
    },
    async (request) => ({ recoveryCodes: await factor.renewCodes(staffOf(request), request.body.code) }),
  );

  app.post(
    '/staff/session/factor/remove',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Switch it off, by a code',
        body: codeBody,
        response: { ...none, 409: error, 422: error, 429: error },
      },
    },
    async (request, reply) => {
      await factor.remove(staffOf(request), request.body.code);
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/staff/users/:id/factor',
    {
      config: admin,
      schema: {
        tags: ['users'],
        summary: 'Forget the second factor of a colleague and sign them out',
        params: { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } },
        response: { ...none, 404: error, 409: error },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (id === staffOf(request).id) throw new FactorOfOneself();
      if (!(await users.find(id))) throw new NotFound();
      await store.remove(id, { endsSessions: true });
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/staff/factor-policy',
    { config: admin, schema: { tags: ['users'], response: { 200: policySchema } } },
    async () => ({ roles: await store.requiredRoles() }),
  );

  app.put(
    '/staff/factor-policy',
    {
      config: admin,
      schema: {
        tags: ['users'],
        summary: 'Of which roles a second factor is required',
        body: policySchema,
        response: { 200: policySchema, 409: error },
      },
    },
    async (request) => {
      const { roles } = request.body;
      const staff = staffOf(request);
      if (roles.includes(staff.role) && !(await store.isOn(staff.id))) throw new FactorFirst();
      await store.require(roles);
      return { roles: await store.requiredRoles() };
    },
  );
}
