import { describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { hashPassword } from '../../credentials/index.ts';
import { deleteNow } from '../testing/delete-now.ts';
import { linkIn, mailsTo } from '../testing/mails-to.ts';

const password = 'Poziomki1!';
const lena = { email: 'lena@example.com', firstname: 'Lena', lastname: 'Różana', password };

const CREATE = `mutation ($input: CustomerCreateInput!) {
  createCustomerV2(input: $input) { customer { is_confirmed } }
}`;
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`;

const signIn = (app: App) => graphqlClient(app)(SIGN_IN, { email: lena.email, password });

describe.each(dialects)('the beginning and the end of an account on $name', (dialect) => {
  test('waits for its link where the shop asks for it', async () => {
    const site = aSite({ properties: { maintenance: false, shop: { accountConfirmation: true } } });
    const app = await buildTestApp(dialect, { sites: [site] });
    const { data } = await graphqlClient(app)(CREATE, { input: lena });
    expect(data.createCustomerV2.customer.is_confirmed).toBe(false);
    expect((await signIn(app)).errors).toMatchObject([
      {
        message: "This account isn't confirmed. Verify and try again.",
        extensions: { category: 'graphql-authentication' },
      },
    ]);
    expect(await mailsTo(app, lena.email)).toMatchObject([{ template: 'confirm-email' }]);
    const link = await linkIn(app, lena.email, 'confirm-email', 'confirmUrl');
    const secrets = new URLSearchParams(link.hash.slice(1));
    const input = { email: lena.email, confirmation_key: secrets.get('key') };
    const CONFIRM =
      'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { confirmation_status } } }';
    const strange = { ...input, email: 'nikt@example.com' };
    expect((await graphqlClient(app)(CONFIRM, { input: strange })).errors?.[0]?.extensions.code).toBe('token-invalid');
    const confirmed = await graphqlClient(app)(CONFIRM, { input });
    expect(confirmed.data.confirmEmail.customer.confirmation_status).toBe('ACCOUNT_CONFIRMED');
    expect((await graphqlClient(app)(CONFIRM, { input })).errors?.[0]?.extensions.code).toBe('token-invalid');
    expect((await signIn(app)).data.generateCustomerToken.token).toEqual(expect.any(String));
  });

  test('is deleted: nothing names its owner any longer, and the address is free again', async () => {
    const app = await buildTestApp(dialect);
    const passwordHash = await hashPassword(password);
    const { customer, headers, token } = await signedInCustomer(app, {
      email: 'lena@example.com',
      passwordHash,
      phone: '+48601234567',
    });
    const forgotten: number[] = [];
    app.customers.onForget(async (_trx, { id }) => void forgotten.push(id));
    const ask = graphqlClient(app, headers);
    await ask(`mutation { createCustomerAddress(input: { firstname: "Lena", lastname: "Różana", street: ["Lniana 1"],
      city: "Łódź", country_code: PL, telephone: "601234567" }) { id } }`);
    expect((await ask('mutation { deleteCustomer }')).data.deleteCustomer).toBe(true);
    expect(await app.customers.authenticate(token)).toBeUndefined();
    expect(forgotten).toEqual([]);
    await deleteNow(app);
    expect(forgotten).toEqual([customer.id]);
    expect((await signIn(app)).errors?.[0]?.extensions.code).toBe('credentials-invalid');
    const kept = await app.db.selectFrom('customer').selectAll().execute();
    const text = JSON.stringify([
      kept,
      await app.db.selectFrom('customer_address').selectAll().execute(),
      await app.db.selectFrom('customer_word').selectAll().execute(),
    ]).toLowerCase();
    for (const personal of ['"lena', 'lena@', 'różana', 'rozana', '601234567', 'lniana'])
      expect(text).not.toContain(personal);
    expect(kept).toHaveLength(1);
    expect((await graphqlClient(app)(CREATE, { input: lena })).errors).toBeUndefined();
  });
});
