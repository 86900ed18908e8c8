import { NotFound } from '../../errors.ts';
import type { App } from '../../fastify-app.ts';
import { listSchema, pagingSchema, rowsOf } from '../../http/paging.ts';
import { hashPassword } from '../credentials/index.ts';
import type { SecondFactorStore } from './second-factor/second-factor.store.ts';
import { newUserSchema, staffUserSchema, userChangeSchema } from './staff.schema.ts';
import { requireGoodStaffPassword } from './staff-password.ts';
import type { StaffUserRow, StaffUsersStore } from './users.store.ts';

const tags = ['users'];
const config = { access: 'staff:admin' } as const;
const error = { $ref: 'Error#' } as const;
const idParams = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } } as const;

interface UsersRoutesDeps {
  readonly users: StaffUsersStore;
  readonly factors: Pick<SecondFactorStore, 'whoHas' | 'isOn'>;
}

/** People who work here, for administrators. */
export function usersRoutes(app: App, { users, factors }: UsersRoutesDeps): void {
  app.get(
    '/staff/users',
    { config, schema: { tags, querystring: pagingSchema, response: { 200: listSchema(staffUserSchema) } } },
    async ({ query: { page, pageSize } }) => {
      const { items, total } = await users.list(rowsOf({ page, pageSize }));
      const having = await factors.whoHas(items.map(({ id }) => id));
      return { items: items.map((user) => publicUser(user, having.has(user.id))), total, page, pageSize };
    },
  );

  app.post(
    '/staff/users',
    {
      config: { ...config, auditValues: ['role'] },
      schema: { tags, body: newUserSchema, response: { 201: staffUserSchema, 409: error } },
    },
    async ({ body: { password, ...user } }, reply) => {
      requireGoodStaffPassword(password, { email: user.email, sites: app.sites });
      const passwordHash = await hashPassword(password);
      const created = await users.create({ ...user, passwordHash, createdAt: new Date() });
      return reply.status(201).send(publicUser(created, false));
    },
  );

  app.patch(
    '/staff/users/:id',
    {
      config: { ...config, auditValues: ['role', 'isActive'] },
      schema: {
        tags,
        params: idParams,
        body: userChangeSchema,
        response: { 200: staffUserSchema, 404: error, 409: error },
      },
    },
    async ({ params, body: { password, ...change } }) => {
      if (password !== undefined) {
        const email = (await users.find(params.id))?.email;
        requireGoodStaffPassword(password, { email, sites: app.sites });
      }
      const passwordHash = password === undefined ? undefined : await hashPassword(password);
      const changed = await users.update(params.id, { ...change, ...(passwordHash && { passwordHash }) }, new Date());
      if (!changed) throw new NotFound();
      return publicUser(changed, await factors.isOn(changed.id));
    },
  );
}

function publicUser({ id, email, name, role, isActive, createdAt }: StaffUserRow, hasSecondFactor: boolean) {
  return { id, email, name, role, isActive, hasSecondFactor, createdAt: createdAt.toISOString() };
}
