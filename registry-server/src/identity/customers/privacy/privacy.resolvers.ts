import { customerIn, type GraphqlContext } from '../../../graphql/context.ts';
import type { GraphqlFeature } from '../../../graphql/feature.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type {
  MutationRevokeCustomerSessionArgs,
  MutationScheduleCustomerDeletionArgs,
} from '../../../graphql/types.gen.ts';
import { bearerOf } from '../../../http/bearer.ts';
import type { CustomerValue } from '../customers.mappers.ts';
import { cancelDeletion, deletionOf, scheduleDeletion, sendDeletionLink } from './account-deletion.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

const servicesOf = ({ app }: GraphqlContext) => app.customers.services;

/** Where a customer is signed in, and the end of an account. */
export const privacyResolvers: GraphqlFeature = {
  access: {
    'Mutation.revokeCustomerSession': 'customer',
    'Mutation.revokeOtherCustomerSessions': 'customer',
    'Mutation.scheduleCustomerDeletion': 'customer',
    'Mutation.sendCustomerDeletionLink': 'customer',
    'Mutation.cancelCustomerDeletion': 'customer',
  },
  siteFeature: 'user',
  resolvers: {
    Customer: {
      has_password: ({ passwordHash }: CustomerValue) => passwordHash !== null,
      deletion_due_at: async ({ id }: CustomerValue, _: unknown, context) =>
        (await deletionOf(servicesOf(context), id))?.toISOString() ?? null,
      async sessions({ id }: CustomerValue, _: unknown, context) {
        const { db, now } = servicesOf(context);
        const found = await listSessions(db, id, bearerOf(context.request) ?? '', now());
        return found.map(({ id: name, device, createdAt, lastSeenAt, isCurrent }) => ({
          id: name,
          device,
          created_at: createdAt.toISOString(),
          last_used_at: lastSeenAt.toISOString(),
          is_current: isCurrent,
        }));
      },
    },
    Mutation: {
      revokeCustomerSession: (_: unknown, { id }: MutationRevokeCustomerSessionArgs, context) =>
        endSession(servicesOf(context).db, customerIn(context).id, String(id)),

      async revokeOtherCustomerSessions(_: unknown, __: unknown, context) {
        await endOtherSessions(servicesOf(context).db, customerIn(context).id, bearerOf(context.request));
        return true;
      },

      async scheduleCustomerDeletion(_: unknown, { password, token }: MutationScheduleCustomerDeletionArgs, context) {
        const { id, email } = customerIn(context);
        const { request, site } = context;
        const dueAt = await scheduleDeletion(
          servicesOf(context),
          {
            customer: { id, email },
            password: password ?? undefined,
            token: token ?? undefined,
            ip: request.ip,
            session: bearerOf(request),
          },
          site,
        );
        return { due_at: dueAt.toISOString() };
      },

      async sendCustomerDeletionLink(_: unknown, __: unknown, context) {
        const services = servicesOf(context);
        const { id } = customerIn(context);
        await services.limits('confirmation', context.request);
        const owner = await services.customers.findById(id);
        if (owner?.passwordHash) throw new InputRefused('The account has a password.', 'input-invalid');
        await sendDeletionLink(services, id, context.site);
        return true;
      },

      cancelCustomerDeletion: (_: unknown, __: unknown, context) =>
        cancelDeletion(servicesOf(context), customerIn(context).id),
    },
  },
};
