import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { aSite } from '../testing/a-site.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';

const SEND = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }';
const seller = {
  name: 'Rosa i Len sp. z o.o.',
  street: 'ul. Lniana 7',
  postcode: '16-030',
  city: 'Supraśl',
  nip: '1234563218',
  email: 'pomoc@rosailen.example',
  phone: '+48850000000',
};
const written = { name: 'Lena\r\nRóżana', email: 'Lena@poczta.example', comment: ' Kiedy wróci krem? ' };

interface Refusal {
  readonly details: {
    readonly message: string;
    readonly faults: readonly { readonly path: string; readonly message: string }[];
  };
}

describe.each(dialects)('the contact form on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    const silent = { code: 'en', domain: 'en.rosailen.example', isDefault: false, properties: { maintenance: false } };
    app = await buildTestApp(dialect, {
      sites: [aSite({ properties: { maintenance: false, seller } }), aSite(silent)],
    });
  });

  test('mails the seller, with the sender as the reply address', async () => {
    const comment = `Kiedy wróci krem? ${randomUUID()}`;
    const { data } = await graphqlClient(app)(SEND, { input: { ...written, comment } });
    expect(data.contactUs).toEqual({ status: true });
    const mails = await app.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', seller.email).execute();
    expect(mails.find((mail) => mail.data.comment === comment)).toMatchObject({
      template: 'contact-message',
      // In one line: it stands in the subject.
      data: { name: 'Lena Różana', email: 'lena@poczta.example', comment },
    });
  });

  test('tells the topic, the order and the consent, and sorts the mailbox by the topic', async () => {
    const comment = `Gdzie jest paczka? ${randomUUID()}`;
    const about = { topic: ' Zamówienie\r\ni dostawa ', order_number: ' 000123 ', privacy_consent: true };
    const { data } = await graphqlClient(app)(SEND, { input: { ...written, comment, ...about } });
    expect(data.contactUs).toEqual({ status: true });
    const mails = await app.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', seller.email).execute();
    expect(mails.find((mail) => mail.data.comment === comment)?.data).toMatchObject({
      topic: 'Zamówienie i dostawa',
      orderNumber: '000123',
      hasPrivacyConsent: true,
    });
  });

  test('names every wrong field at once, in the language of the site', async () => {
    const wrong = { name: ' ', email: 'lena', comment: ' ', privacy_consent: false };
    const { errors } = await graphqlClient(app)(SEND, { input: wrong });
    const extensions = errors?.[0]?.extensions as Refusal | undefined;
    const faults = extensions?.details.faults ?? [];
    expect(extensions?.details.message).toBe('Podaj imię.');
    expect(faults.map((fault) => [fault.path, fault.message])).toEqual([
      ['/name', 'Podaj imię.'],
      ['/comment', 'Wpisz treść wiadomości.'],
      ['/email', 'Niepoprawny adres e-mail'],
      ['/privacy_consent', 'Zgoda na politykę prywatności jest wymagana.'],
    ]);
  });

  test.each([
    ['topic', { topic: 'a'.repeat(121) }],
    ['order_number', { order_number: '1'.repeat(41) }],
    ['privacy_consent', { privacy_consent: false }],
    ['name', { name: ' ' }],
    ['email', { email: 'lena' }],
    ['comment', { comment: '\n' }],
    ['comment', { comment: 'a'.repeat(5_001) }],
  ])('refuses a wrong %s and says which', async (field, wrong) => {
    const { errors } = await graphqlClient(app)(SEND, { input: { ...written, ...wrong } });
    expect(errors?.[0]).toMatchObject({ extensions: { category: 'graphql-input' } });
    expect(JSON.stringify(errors)).toContain(`/${field}`);
  });

  test('does not exist on a site without a seller', async () => {
    const { errors } = await graphqlClient(app, { 'x-site': 'en' })(SEND, { input: written });
    expect(errors?.[0]).toMatchObject({ extensions: { category: 'graphql-no-such-entity' } });
  });

  test('is limited per network', async () => {
    const ask = graphqlClient(app);
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push(await ask(SEND, { input: written }));
    expect(answers.at(-1)?.errors).toBeDefined();
  });
});
