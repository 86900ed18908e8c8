import { randomUUID } from 'node:crypto';
import { meantNumbers, numberPrefixesOf } from '../commerce/orders/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { languageOf } from '../error-messages/language.ts';
import type { GraphqlFeature } from '../graphql/feature.ts';
import { EntityMissing } from '../graphql/refusals.ts';
import { type ContactInput, parseContactMessage } from './contact-message.ts';

/** `contactUs`: keeps what was written for staff, and mails it to the seller. */
export const contactResolvers: GraphqlFeature = {
  access: { 'Mutation.contactUs': 'public' },
  resolvers: {
    Mutation: {
      async contactUs(_parent: unknown, { input }: { readonly input: ContactInput }, { app, request, site, customer }) {
        const data = parseContactMessage(input);
        app.contact.limit(request);
        const { seller } = site.properties;
        if (!seller) throw new EntityMissing('The contact form is unavailable.', 'contact-unavailable');
        const language = languageOf(site);
        const mail = { template: 'contact-message', to: seller.email, language, data } as const;
        const key = `contact-message:${randomUUID()}`;
        const prefixes = numberPrefixesOf([site]);
        const message = {
          siteId: site.id,
          customerId: customer?.id ?? null,
          language,
          written: data,
          meantNumbers: data.orderNumber ? meantNumbers(data.orderNumber, prefixes) : [],
          now: new Date(),
        };
        await inTransaction(app.db, async (trx) => {
          await app.contact.messages.add(trx, message);
          await app.mail.enqueue(trx, { ...mail, key, site: site.code });
        });
        return { status: true };
      },
    },
  },
};
