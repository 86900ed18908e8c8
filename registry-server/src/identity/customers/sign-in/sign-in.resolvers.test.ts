import { describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { aStoredCustomer, signedInCustomer } from '../../../testing/a-customer.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { hashPassword } from '../../credentials/index.ts';
import { linkIn, mailsTo } from '../testing/mails-to.ts';

const password = 'Poziomki1!';
const newPassword = 'Maliny2@zimą';
const email = 'lena@example.com';
const REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`;
const FORGOT = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }';
const RESET = `mutation ($email: String!, $token: String!, $newPassword: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $newPassword)
}`;
const CHANGE = `mutation ($from: String!, $to: String!) {
  changeCustomerPassword(currentPassword: $from, newPassword: $to) { email renewed_token { token expires_at } token_expires_at }
}`;

async function aLena(app: App, changes = {}) {
  return signedInCustomer(app, { email, passwordHash: await hashPassword(password), ...changes });
}
const signIn = (app: App, given: string, of = email) => graphqlClient(app)(SIGN_IN, { email: of, password: given });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function resetTokenOf(app: App, of = email): Promise<string> {
  await app.customers.settle();
  const url = await linkIn(app, of, 'password-reset', 'resetUrl');
  expect(url.origin + url.pathname + url.search).toBe('https://rosailen.example/reset-password');
  return new URLSearchParams(url.hash.slice(1)).get('token') ?? '';
}

describe.each(dialects)('signing in on $name', (dialect) => {
  test('is refused alike for a wrong password, an unknown address, a disabled account and one without a password', async () => {
    const app = await buildTestApp(dialect);
    await aLena(app);
    const passwordHash = await hashPassword(password);
    await aStoredCustomer(app.db, { email: 'off@example.com', passwordHash, isActive: false });
    await aStoredCustomer(app.db, { email: 'sso@example.com', passwordHash: null });
    const answers = [
      await signIn(app, 'Maliny2@'),
      await signIn(app, password, 'nobody@example.com'),
      await signIn(app, password, 'off@example.com'),
      await signIn(app, password, 'sso@example.com'),
      await signIn(app, password, 'le\u0001na@example.com'),
    ];
    for (const { status, errors, data } of answers) {
      expect({ status, data }).toEqual({ status: 200, data: { generateCustomerToken: null } });
      expect(errors).toEqual([
        expect.objectContaining({
          message: REFUSED,
          extensions: {
            category: 'graphql-authentication',
            code: 'credentials-invalid',
            details: { message: 'Nieprawidłowy e-mail lub hasło.' },
          },
        }),
      ]);
    }
  });

  test.each([
    ['', password, 'Specify the "email" value.'],
    [email, '', 'Specify the "password" value.'],
  ])('needs both e-mail and password: not %j and %j', async (givenEmail, givenPassword, message) => {
    const app = await buildTestApp(dialect);
    const { errors } = await graphqlClient(app)(SIGN_IN, { email: givenEmail, password: givenPassword });
    expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }]);
  });

  test('ends with signing out, here and on the other nodes, and everywhere at once when asked', async () => {
    const databaseUrl = await dialect.createDatabase();
    const one = await buildTestApp(dialect, { databaseUrl, sites: [aSite()] });
    const { token, customer } = await aLena(one);
    const other = await buildTestApp(dialect, { databaseUrl });
    const signOut = await graphqlClient(one, bearer(token))('mutation { revokeCustomerToken { result } }');
    expect(signOut.data.revokeCustomerToken.result).toBe(true);
    expect((await graphqlClient(other, bearer(token))('{ customer { email } }')).status).toBe(401);

    const phone = (await signIn(one, password)).data.generateCustomerToken.token;
    const laptop = (await signIn(other, password)).data.generateCustomerToken.token;
    expect((await graphqlClient(other, bearer(phone))('{ customer { id } }')).data.customer.id).toBe(customer.id);
    await graphqlClient(one, bearer(laptop))('mutation { revokeAllCustomerTokens { result } }');
    for (const each of [phone, laptop]) {
      expect((await graphqlClient(other, bearer(each))('{ customer { email } }')).status).toBe(401);
    }
  });
});

describe.each(dialects)('a forgotten password on $name', (dialect) => {
  test('is answered the same way whether or not there is an account; only an account gets a mail', async () => {
    const app = await buildTestApp(dialect);
    await aLena(app);
    const ask = (of: string) => graphqlClient(app)(FORGOT, { email: of });
    const known = await ask(' Lena@example.com');
    expect(known.data.requestPasswordResetEmail).toBe(true);
    expect(await ask('nobody@example.com')).toEqual(known);
    await app.customers.settle();
    const mails = await app.db.selectFrom('mail_outbox').select(['recipient', 'template']).execute();
    expect(mails).toEqual([{ recipient: email, template: 'password-reset' }]);
  });

  test.each([
    ['', 'You must specify an email address.'],
    ['lena', 'The email address has an invalid format.'],
  ])('of %j is refused', async (given, message) => {
    const app = await buildTestApp(dialect);
    const { errors } = await graphqlClient(app)(FORGOT, { email: given });
    expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }]);
  });

  test('fills nobody’s mailbox: a second mail at once is not sent', async () => {
    const app = await buildTestApp(dialect);
    await aLena(app);
    for (let asked = 0; asked < 3; asked += 1) await graphqlClient(app)(FORGOT, { email });
    await app.customers.settle();
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  test('is replaced once by the link, which ends every earlier sign-in', async () => {
    const app = await buildTestApp(dialect);
    const { token } = await aLena(app);
    await graphqlClient(app)(FORGOT, { email });
    const resetToken = await resetTokenOf(app);
    const reset = (changes = {}) => graphqlClient(app)(RESET, { email, token: resetToken, newPassword, ...changes });
    const wrong = await reset({ token: 'made-up' });
    expect(wrong.errors).toMatchObject([
      { message: "Cannot set the customer's password", extensions: { category: 'graphql-input' } },
    ]);
    expect((await reset({ email: 'jan@example.com' })).errors?.[0]?.message).toBe("Cannot set the customer's password");
    expect((await reset({ email: '\u0001' })).errors?.[0]?.message).toBe("Cannot set the customer's password");
    expect((await reset({ newPassword: 'krótkie' })).errors?.[0]?.extensions.category).toBe('graphql-input');
    const both = await Promise.all([reset(), reset()]);
    expect(both.filter(({ data }) => data?.resetPassword === true)).toHaveLength(1);
    expect(await app.customers.authenticate(token)).toBeUndefined();
    expect((await signIn(app, password)).errors?.[0]?.message).toBe(REFUSED);
    expect((await signIn(app, newPassword)).data.generateCustomerToken.token).toEqual(expect.any(String));
    expect(JSON.stringify(await app.db.selectFrom('customer_one_time_token').selectAll().execute())).toBe('[]');
  });

  test('leaves no working link behind after the address changed or the account was disabled', async () => {
    const app = await buildTestApp(dialect);
    const { customer } = await aLena(app);
    await graphqlClient(app)(FORGOT, { email });
    const token = await resetTokenOf(app);
    expect(JSON.stringify(await app.db.selectFrom('customer_one_time_token').selectAll().execute())).not.toContain(
      token,
    );
    await app.db.updateTable('customer').set({ isActive: false }).where('id', '=', customer.id).execute();
    const { errors } = await graphqlClient(app)(RESET, { email, token, newPassword });
    expect(errors?.[0]?.message).toBe("Cannot set the customer's password");
  });
});

describe.each(dialects)('another password on $name', (dialect) => {
  test('ends all tokens but gives one to go on with', async () => {
    const app = await buildTestApp(dialect);
    const { token, headers } = await aLena(app);
    const { data } = await graphqlClient(app, headers)(CHANGE, { from: password, to: newPassword });
    const { renewed_token: renewed, ...customer } = data.changeCustomerPassword;
    expect(customer).toEqual({ email, token_expires_at: renewed.expires_at });
    expect(await app.customers.authenticate(token)).toBeUndefined();
    expect(await app.customers.authenticate(renewed.token)).toMatchObject({ email });
    expect((await signIn(app, password)).errors?.[0]?.message).toBe(REFUSED);
    expect((await signIn(app, newPassword)).errors).toBeUndefined();
    expect(await mailsTo(app, email)).toMatchObject([{ template: 'password-changed' }]);
  });

  test('is set once when two ask at the same time with the old one', async () => {
    const app = await buildTestApp(dialect);
    const { headers } = await aLena(app);
    const change = (to: string) => graphqlClient(app, headers)(CHANGE, { from: password, to });
    const answers = await Promise.all([change('Maliny2@zimą'), change('Jagody3#latem')]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  test('needs the present one and must be a good one', async () => {
    const app = await buildTestApp(dialect);
    const { token, headers } = await aLena(app);
    const change = (from: string, to: string) => graphqlClient(app, headers)(CHANGE, { from, to });
    expect((await change('Maliny2@', newPassword)).errors).toMatchObject([
      { message: 'Invalid login or password.', extensions: { category: 'graphql-authentication' } },
    ]);
    expect((await change('', newPassword)).errors?.[0]?.message).toBe('Specify the "currentPassword" value.');
    expect((await change(password, 'maliny')).errors?.[0]?.extensions.details).toMatchObject({
      faults: [{ path: '/newPassword', rule: 'password-length' }],
    });
    expect((await change(password, 'Qwerty123!')).errors?.[0]?.extensions.details).toMatchObject({
      faults: [{ path: '/newPassword', rule: 'password-common', message: expect.stringContaining('Wymyśl inne') }],
    });
    expect(await app.customers.authenticate(token)).toBeDefined();
  });
});

describe.each(dialects)('another e-mail on $name', (dialect) => {
  const UPDATE = `mutation ($input: CustomerInput!) {
    updateCustomer(input: $input) { customer { email firstname is_confirmed renewed_token { token } } }
  }`;

  test('needs the password, tells the former address, and ends all tokens', async () => {
    const app = await buildTestApp(dialect);
    const { token, headers } = await aLena(app, { emailConfirmedAt: new Date('2026-11-20T08:00:00Z') });
    const update = (input: object) => graphqlClient(app, headers)(UPDATE, { input });
    expect((await update({ email: 'nowa@example.com' })).errors).toMatchObject([
      { message: 'Provide the current "password" to change "email".', extensions: { category: 'graphql-input' } },
    ]);
    const wrong = await update({ email: 'nowa@example.com', password: 'Maliny2@' });
    expect(wrong.errors?.[0]?.message).toBe('Invalid login or password.');
    const { data } = await update({ email: 'Nowa@example.com', password, firstname: 'Helena' });
    const { renewed_token: renewed, ...customer } = data.updateCustomer.customer;
    expect(customer).toEqual({ email: 'nowa@example.com', firstname: 'Helena', is_confirmed: false });
    expect(await app.customers.authenticate(token)).toBeUndefined();
    expect(await app.customers.authenticate(renewed.token)).toMatchObject({ email: 'nowa@example.com' });
    expect(await mailsTo(app, email)).toMatchObject([{ template: 'email-changed' }]);
    expect(await mailsTo(app, 'nowa@example.com')).toEqual([]);
  });

  test('that somebody else has is refused and changes nothing', async () => {
    const app = await buildTestApp(dialect);
    const { token, headers } = await aLena(app);
    await aStoredCustomer(app.db, { email: 'jan@example.com' });
    const { errors } = await graphqlClient(app, headers)(
      'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }',
      { email: 'JAN@example.com', password },
    );
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-already-exists', code: 'email-taken' } }]);
    expect(await app.customers.authenticate(token)).toMatchObject({ email });
    expect(await mailsTo(app, email)).toEqual([]);
  });

  test('which is the present one needs no password', async () => {
    const app = await buildTestApp(dialect);
    const { token, headers } = await aLena(app);
    const { errors } = await graphqlClient(app, headers)(UPDATE, {
      input: { email: 'LENA@example.com', firstname: 'Ola' },
    });
    expect(errors).toBeUndefined();
    expect(await app.customers.authenticate(token)).toBeDefined();
  });
});
