import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type StaffIdentity, staffOf } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { csrfTokenOf, hashPassword } from '../credentials/index.ts';
import { CredentialsInvalid, type SignInAttempt } from '../sign-in/index.ts';
import type { SecondFactor, SessionStage } from './second-factor/second-factor.ts';
import { LONGEST_LIFETIME_MS, type SessionsStore } from './sessions.store.ts';
import {
  credentialsSchema,
  formLanguageSchema,
  ownMailsSchema,
  ownPasswordSchema,
  sessionSchema,
} from './staff.schema.ts';
import { requireGoodStaffPassword } from './staff-password.ts';
import type { StaffUserRow, StaffUsersStore } from './users.store.ts';

/** The cookie of staff; customers have another. */
export const STAFF_COOKIE = 'witryna_staff';

export interface SessionDeps {
  readonly sessions: SessionsStore;
  readonly users: StaffUsersStore;
  readonly signIn: (attempt: SignInAttempt) => Promise<StaffUserRow>;
  readonly factor: Pick<SecondFactor, 'stageOf'>;
  readonly refuseForeignOrigin: (request: FastifyRequest) => void;
}

const tags = ['session'];
const error = { $ref: 'Error#' } as const;

/** Signing in and out, one's own password, mails and the language of one's forms. */
export function sessionRoutes(app: App, { sessions, users, signIn, factor, refuseForeignOrigin }: SessionDeps) {
  app.post(
    '/staff/session',
    {
      config: { access: 'public' },
      schema: { tags, body: credentialsSchema, response: { 200: sessionSchema, 401: error, 429: error } },
    },
    async (request, reply) => {
      refuseForeignOrigin(request);
      const user = await signIn({ ...request.body, ip: request.ip });
      request.staff = user;
      return openSession(request, reply, user, await factor.stageOf(user));
    },
  );

  app.get(
    '/staff/session',
    { config: { access: 'staff:viewer' }, schema: { tags, response: { 200: sessionSchema, 401: error } } },
    async (request) => sessionAnswer(staffOf(request), tokenOf(request)),
  );

  app.delete(
    '/staff/session',
    {
      config: { access: 'staff:viewer', sessionStages: ['factor', 'setup', 'full'] },
      schema: { tags, response: { 204: { type: 'null' }, 401: error } },
    },
    async (request, reply) => {
      await sessions.end(tokenOf(request));
      return reply.clearCookie(STAFF_COOKIE, { path: '/' }).status(204).send(null);
    },
  );

  app.put(
    '/staff/session/password',
    {
      config: { access: 'staff:viewer' },
      schema: { tags, body: ownPasswordSchema, response: { 200: sessionSchema, 401: error, 429: error } },
    },
    async (request, reply) => {
      const { email } = staffOf(request);
      requireGoodStaffPassword(request.body.newPassword, { email, sites: app.sites, path: '/newPassword' });
      const user = await signIn({ email, password: request.body.password, ip: request.ip });
      const passwordHash = await hashPassword(request.body.newPassword);
      const changed = await users.update(user.id, { passwordHash }, new Date());
      if (!changed) throw new CredentialsInvalid();
      // All sessions ended with the old password, this one too: the person who changed it goes on with a new one.
      return openSession(request, reply, changed);
    },
  );

  app.put(
    '/staff/session/form-language',
    {
      config: { access: 'staff:viewer' },
      schema: {
        tags,
        summary: 'The language in which one reads the forms of modules',
        body: formLanguageSchema,
        response: { 200: sessionSchema, 401: error },
      },
    },
    async (request) => {
      const staff = staffOf(request);
      await users.update(staff.id, { formLanguage: request.body.formLanguage }, new Date());
      return sessionAnswer(staff, tokenOf(request));
    },
  );

  app.put(
    '/staff/session/mails',
    {
      config: { access: 'staff:viewer', auditValues: ['publication', 'comments'] },
      schema: {
        tags,
        summary: 'Which mails about the work at pages one gets',
        body: ownMailsSchema,
        response: { 200: sessionSchema, 401: error },
      },
    },
    async (request) => {
      const staff = staffOf(request);
      const { publication, comments } = request.body;
      await users.update(staff.id, { mailsOnPublication: publication, mailsOnComments: comments }, new Date());
      return sessionAnswer(staff, tokenOf(request));
    },
  );

  return { openSession };

  async function sessionAnswer({ id, email, name, role }: StaffIdentity, token: string) {
    const own = await users.find(id);
    return {
      user: { id, email, name, role },
      formLanguage: own?.formLanguage ?? ('pl' as const),
      mails: { publication: own?.mailsOnPublication ?? true, comments: own?.mailsOnComments ?? true },
      csrfToken: csrfTokenOf(token),
    };
  }

  async function openSession(
    request: FastifyRequest,
    reply: FastifyReply,
    user: StaffIdentity,
    stage: SessionStage = 'full',
  ) {
    const earlier = tokenOf(request);
    if (earlier) await sessions.end(earlier);
    const token = await sessions.open(user.id, stage);
    reply.header('cache-control', 'no-store').setCookie(STAFF_COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: LONGEST_LIFETIME_MS / 1000,
    });
    return { ...(await sessionAnswer(user, token)), ...(stage !== 'full' && { next: stage }) };
  }
}

/** The token of the request's session; empty without one. */
export function tokenOf(request: FastifyRequest): string {
  return fastifyCookie.parse(request.headers.cookie ?? '')[STAFF_COOKIE] ?? '';
}
