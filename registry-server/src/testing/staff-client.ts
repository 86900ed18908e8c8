import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { StaffRole } from '../access.ts';
import type { App } from '../fastify-app.ts';
import { csrfTokenOf } from '../identity/credentials/index.ts';
import { STAFF_COOKIE } from '../identity/staff/session.routes.ts';
import { createSessionsStore } from '../identity/staff/sessions.store.ts';
import { createStaffUsersStore, type StaffUserRow } from '../identity/staff/users.store.ts';

export interface StaffClient {
  readonly user: StaffUserRow;
  readonly headers: Readonly<Record<string, string>>;
  /** A request as the editor in this person's browser sends it. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** A new person of this role with a session of their own. */
export async function signedIn(app: App, role: StaffRole): Promise<StaffClient> {
  const user = await createStaffUsersStore(app.db).create({
    email: `${randomUUID()}@rosailen.example`,
    name: 'Zofia Lniana',
    role,
    // No password has this hash: these people sign in by session only, which spares every test 50 ms.
    passwordHash: '',
    createdAt: new Date(),
  });
  const token = await createSessionsStore(app.db).open(user.id);
  const headers = { cookie: `${STAFF_COOKIE}=${token}`, 'x-csrf-token': csrfTokenOf(token) };
  return {
    user,
    headers,
    inject: (options) => app.inject({ ...options, headers: { ...headers, ...options.headers } }),
  };
}
