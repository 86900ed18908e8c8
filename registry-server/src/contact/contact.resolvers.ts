import { randomUUID } from 'node:crypto';
import { inTransaction } from '../database/transaction.ts';
import { languageOf } from '../error-messages/language.ts';
import type { GraphqlFeature } from '../graphql/feature.ts';
import { EntityMissing } from '../graphql/refusals.ts';
import { type ContactInput, parseContactMessage } from './contact-message.ts';

/** `contactUs`: mails the contact form to the seller; its content is deleted once the mail is sent. */
export const contactResolvers: GraphqlFeature = {
  access: { 'Mutation.contactUs': 'public' },
  resolvers: {
    Mutation: {
      async contactUs(_parent: unknown, { input }: { readonly input: ContactInput }, { app, request, site }) {
        const data = parseContactMessage(input);
        app.contactLimit(request);
        const { seller } = site.properties;
        if (!seller) throw new EntityMissing('The contact form is unavailable.', 'contact-unavailable');
        const mail = { template: 'contact-message', to: seller.email, language: languageOf(site), data } as const;
        const key = `contact-message:${randomUUID()}`;
        await inTransaction(app.db, (trx) => app.mail.enqueue(trx, { ...mail, key, site: site.code }));
        return { status: true };
      },
    },
  },
};
