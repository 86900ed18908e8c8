import { normaliseEmail } from '@witryna/module-schemas/validation';
import type { GraphqlFeature } from '../graphql/feature.ts';

/** `subscribeEmailToNewsletter`, as guests and customers ask for it. */
export const newsletterResolvers: GraphqlFeature = {
  access: { 'Mutation.subscribeEmailToNewsletter': 'public' },
  resolvers: {
    Customer: {
      newsletter_status: async ({ email }: { readonly email: string }, _: unknown, { app }) =>
        (await app.newsletter.find(email))?.status ?? 'NOT_ACTIVE',
    },
    Mutation: {
      async subscribeEmailToNewsletter(
        _: unknown,
        { email }: { readonly email: string },
        { app, request, site, customer },
      ) {
        app.newsletter.limit(request);
        // A customer's token proves the account; only a link in a mail proves the mailbox.
        const account = customer && (await app.customers.services.customers.findById(customer.id));
        const isProven = account?.emailConfirmedAt != null && account.email === normaliseEmail(email);
        return { status: await app.newsletter.subscribe({ email, source: 'graphql', isProven }, site) };
      },
    },
  },
};
