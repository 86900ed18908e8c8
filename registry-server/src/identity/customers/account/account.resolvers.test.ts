import { describe, expect, test } from 'vitest';
import { createSitesStore } from '../../../content/sites/index.ts';
import type { App } from '../../../fastify-app.ts';
import { aStoredCustomer, signedInCustomer } from '../../../testing/a-customer.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { MINUTE_MS } from '../../../time/durations.ts';
import { hashPassword } from '../../credentials/index.ts';
import { mailsTo } from '../testing/mails-to.ts';

const password = 'Poziomki1!';
const lena = { email: 'lena@example.com', firstname: 'Lena', lastname: 'Różana', password };

const CREATE = `mutation ($input: CustomerCreateInput!) {
  createCustomerV2(input: $input) {
    customer { id email firstname lastname telephone date_of_birth is_subscribed is_premium is_confirmed confirmation_status }
  }
}`;
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token expires_at }
}`;
const EMAIL = '{ customer { email firstname } }';

async function signIn(app: App, email: string, given = password) {
  return graphqlClient(app)(SIGN_IN, { email, password: given });
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe.each(dialects)('an account on $name', (dialect) => {
  test('is opened, greeted by mail and signed in to', async () => {
    const app = await buildTestApp(dialect);
    const input = {
      ...lena,
      email: ' Lena@Example.com ',
      telephone: '601 234 567',
      date_of_birth: '1990-02-28',
      is_subscribed: true,
      accepted_terms: true,
    };
    const { data, errors } = await graphqlClient(app)(CREATE, { input });
    expect(errors).toBeUndefined();
    expect(data.createCustomerV2.customer).toEqual({
      id: expect.any(Number),
      email: 'lena@example.com',
      firstname: 'Lena',
      lastname: 'Różana',
      telephone: '+48601234567',
      date_of_birth: '1990-02-28',
      // Not before the link in the mail is followed.
      is_subscribed: false,
      is_premium: false,
      is_confirmed: false,
      confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    });
    expect(await mailsTo(app, 'lena@example.com')).toMatchObject([
      {
        template: 'welcome',
        language: 'pl',
        data: { firstName: 'Lena', accountUrl: 'https://rosailen.example/account' },
      },
      { template: 'newsletter-confirm' },
    ]);
    expect(await app.db.selectFrom('customer_consent').select(['kind', 'textVersion', 'source']).execute()).toEqual([
      { kind: 'terms', textVersion: '1', source: 'sign-up' },
      { kind: 'privacy', textVersion: '1', source: 'sign-up' },
    ]);

    const session = (await signIn(app, 'LENA@example.com')).data.generateCustomerToken;
    expect(new Date(session.expires_at).getTime()).toBeGreaterThan(Date.now() + 59 * MINUTE_MS);
    const { data: own } = await graphqlClient(app, bearer(session.token))('{ customer { email token_expires_at } }');
    expect(own.customer).toEqual({ email: 'lena@example.com', token_expires_at: session.expires_at });
  });

  test('needs an address of its own, whatever its case, also when two ask at once', async () => {
    const app = await buildTestApp(dialect);
    const create = (email: string) => graphqlClient(app)(CREATE, { input: { ...lena, email } });
    const answers = await Promise.all([create('lena@example.com'), create('LENA@example.com')]);
    const failed = answers.filter(({ errors }) => errors);
    expect(failed).toHaveLength(1);
    expect(failed[0]?.errors).toMatchObject([
      {
        message: 'A customer with the same email address already exists in an associated website.',
        extensions: { category: 'graphql-already-exists', code: 'email-taken' },
      },
    ]);
    expect(await mailsTo(app, 'lena@example.com')).toHaveLength(1);
  });

  test.each([
    [{ firstname: ' ' }, 'Required parameters are missing: First Name', ['/firstname', 'required']],
    [{ email: 'lena' }, '"lena" is not a valid email address.', ['/email', 'email']],
    [
      { password: 'Ab1!' },
      'The password needs at least 8 characters. Create a new password and try again.',
      ['/password', 'password-length'],
    ],
    [
      { password: `Aa1!${'x'.repeat(125)}` },
      'Please enter a password with at most 128 characters.',
      ['/password', 'password-length'],
    ],
    [{ password: 'poziomki1' }, expect.stringContaining('classes of characters'), ['/password', 'password-classes']],
    [{ password: 'poziomki!' }, expect.stringContaining('classes of characters'), ['/password', 'password-classes']],
    [{ password: '12345678!' }, expect.stringContaining('classes of characters'), ['/password', 'password-classes']],
    [{ password: 'P@ssw0rd2026!' }, expect.stringContaining('Many people'), ['/password', 'password-common']],
    [{ password: 'Lena-1990!' }, expect.any(String), ['/password', 'password-personal']],
    [{ password: undefined }, 'Required parameters are missing: Password', ['/password', 'required']],
    [{ telephone: 'zadzwoń' }, 'Incorrect phone number', ['/telephone', 'phone']],
    [{ date_of_birth: '1990-02-30' }, 'Incorrect date', ['/date_of_birth', 'date']],
    [{ date_of_birth: '2999-01-01' }, 'Incorrect date', ['/date_of_birth', 'date']],
    [{ firstname: 'Wygraj na https://zlo.example' }, expect.any(String), ['/firstname', 'characters']],
    [{ lastname: 'x'.repeat(101) }, 'The text is too long', ['/lastname', 'too-long']],
    [{ firstname: 'Le\u0001na' }, expect.any(String), ['/firstname', 'characters']],
    [{ gender: 7 }, expect.any(String), ['/gender', 'choice']],
    [{ accepted_terms: false }, expect.any(String), ['/accepted_terms', 'consent']],
  ])('is refused with %j', async (changes, message, [path, rule]) => {
    const app = await buildTestApp(dialect);
    const { errors, data } = await graphqlClient(app)(CREATE, { input: { ...lena, ...changes } });
    expect(data.createCustomerV2).toBeNull();
    expect(errors).toMatchObject([
      {
        message,
        extensions: { category: 'graphql-input', details: { faults: [{ path, rule, message: expect.any(String) }] } },
      },
    ]);
    expect(await app.db.selectFrom('customer').select('id').execute()).toEqual([]);
  });

  test.each([
    [true, undefined, 'refused'],
    [true, null, 'refused'],
    [true, true, 'opened with a record'],
    [false, undefined, 'opened without a record'],
    [false, true, 'opened with a record'],
  ])(
    'where consents must be on record: %s, one that says %s of the terms is %s',
    async (isRequired, given, outcome) => {
      const properties = { maintenance: false, shop: { requiresConsentRecords: isRequired } };
      const app = await buildTestApp(dialect, { sites: [aSite({ properties })] });
      const { errors } = await graphqlClient(app)(CREATE, { input: { ...lena, accepted_terms: given } });
      const accounts = await app.db.selectFrom('customer').select('id').execute();
      const records = await app.db.selectFrom('customer_consent').select('kind').execute();
      if (outcome === 'refused') {
        const details = { faults: [{ path: '/accepted_terms', rule: 'consent' }] };
        expect(errors).toMatchObject([{ extensions: { category: 'graphql-input', details } }]);
      }
      expect([accounts.length, records.length > 0]).toEqual([
        outcome === 'refused' ? 0 : 1,
        outcome === 'opened with a record',
      ]);
    },
  );

  test('changes its profile; what is left out stays, what is null goes', async () => {
    const app = await buildTestApp(dialect);
    const { headers } = await signedInCustomer(app, {
      phone: '+48601234567',
      middleName: 'Maria',
      emailConfirmedAt: new Date('2026-11-20T08:00:00Z'),
    });
    const ask = graphqlClient(app, headers);
    const { data } = await ask(
      `mutation { updateCustomerV2(input: { firstname: "Helena", middlename: null, is_subscribed: true, date_of_birth: "1990-01-02" }) {
        customer { firstname middlename lastname telephone is_subscribed dob renewed_token { token } } } }`,
    );
    expect(data.updateCustomerV2.customer).toEqual({
      firstname: 'Helena',
      middlename: null,
      lastname: 'Różana',
      telephone: '+48601234567',
      is_subscribed: true,
      dob: '1990-01-02',
      renewed_token: null,
    });
    const { errors } = await ask('mutation { updateCustomerV2(input: { firstname: "" }) { customer { firstname } } }');
    expect(errors?.[0]?.extensions.details).toMatchObject({ faults: [{ path: '/firstname', rule: 'required' }] });
    expect((await ask(EMAIL)).data.customer.firstname).toBe('Helena');
  });

  test('takes part in the newsletter once its address is proven, and leaves with the old one', async () => {
    const app = await buildTestApp(dialect);
    const passwordHash = await hashPassword(password);
    const { headers, customer } = await signedInCustomer(app, { email: 'lena@example.com', passwordHash });
    const wish = (isSubscribed: boolean) =>
      graphqlClient(app, headers)(
        'mutation ($wish: Boolean) { updateCustomer(input: { is_subscribed: $wish }) { customer { is_subscribed } } }',
        { wish: isSubscribed },
      );
    expect((await wish(true)).data.updateCustomer.customer.is_subscribed).toBe(false);
    expect(await mailsTo(app, 'lena@example.com')).toMatchObject([{ template: 'newsletter-confirm' }]);
    const proven = { emailConfirmedAt: new Date('2026-11-20T08:00:00Z') };
    await app.db.updateTable('customer').set(proven).where('id', '=', customer.id).execute();
    expect((await wish(true)).data.updateCustomer.customer.is_subscribed).toBe(true);
    expect((await wish(false)).data.updateCustomer.customer.is_subscribed).toBe(false);
    await wish(true);
    const { data } = await graphqlClient(app, headers)(
      'mutation ($password: String!) { updateCustomerEmail(email: "nowa@example.com", password: $password) { customer { is_subscribed } } }',
      { password },
    );
    expect(data.updateCustomerEmail.customer.is_subscribed).toBe(false);
    expect(await app.newsletter.find('lena@example.com')).toBeUndefined();
    expect(await app.newsletter.find('nowa@example.com')).toMatchObject({ status: 'UNCONFIRMED' });
  });

  const FRIENDS = 'customer { is_premium loyalty { friends_and_family friends_and_family_status } }';
  const friends = (isMember: boolean, status: string) => ({
    is_premium: isMember,
    loyalty: { friends_and_family: isMember, friends_and_family_status: status },
  });

  test('waits for staff before it belongs to friends and family', async () => {
    const app = await buildTestApp(dialect);
    const { headers, token, customer } = await signedInCustomer(app);
    const admin = await signedIn(app, 'admin');
    const ask = graphqlClient(app, headers);
    const join = async (wish: boolean) =>
      (await ask(`mutation { updateLoyalty(friends_and_family: ${wish}) { ${FRIENDS} } }`)).data.updateLoyalty.customer;
    const decide = (friendsAndFamilyStatus: string) =>
      admin.inject({ method: 'PATCH', url: `/staff/customers/${customer.id}`, payload: { friendsAndFamilyStatus } });
    const waiting = async () =>
      (await admin.inject({ url: '/staff/customers?friendsAndFamilyStatus=waiting' })).json().total;

    expect((await ask(`{ ${FRIENDS} }`)).data.customer).toEqual(friends(false, 'NONE'));
    expect(await join(true)).toEqual(friends(false, 'WAITING'));
    expect(await app.customers.authenticate(token)).toMatchObject({ isPremium: false });
    expect(await join(true)).toEqual(friends(false, 'WAITING'));
    expect(await waiting()).toBe(1);
    expect(await join(false)).toEqual(friends(false, 'NONE'));
    await join(true);

    expect((await decide('member')).json()).toMatchObject({ isPremium: true, friendsAndFamilyStatus: 'member' });
    expect(await app.customers.authenticate(token)).toMatchObject({ isPremium: true });
    expect(await waiting()).toBe(0);
    expect(await join(true)).toEqual(friends(true, 'MEMBER'));
    expect(await join(false)).toEqual(friends(false, 'NONE'));

    await join(true);
    expect((await decide('refused')).json()).toMatchObject({ isPremium: false, friendsAndFamilyStatus: 'refused' });
    expect(await join(true)).toEqual(friends(false, 'REFUSED'));
    expect(await join(false)).toEqual(friends(false, 'REFUSED'));
    const noted = await admin.inject({ url: '/staff/audit' });
    expect(noted.body).toContain('"friendsAndFamilyStatus":"refused"');
    expect((await decide('none')).statusCode).toBe(422);
  });

  test('joins and leaves benefit programs; friends and family are premium from the next request on', async () => {
    const loyalty = { approval: false };
    const app = await buildTestApp(dialect, { sites: [aSite({ properties: { maintenance: false, loyalty } })] });
    const { headers, token } = await signedInCustomer(app);
    const ask = graphqlClient(app, headers);
    const LOYALTY = 'customer { is_premium loyalty { kameleon friends_and_family miles_and_more } }';
    const { data } = await ask(`mutation { updateLoyalty(friends_and_family: true, kameleon: true) { ${LOYALTY} } }`);
    expect(data.updateLoyalty.customer).toEqual({
      is_premium: true,
      loyalty: { kameleon: true, friends_and_family: true, miles_and_more: false },
    });
    expect(await app.customers.authenticate(token)).toMatchObject({ isPremium: true });
    await ask(`mutation { updateLoyalty(kameleon: false) { ${LOYALTY} } }`);
    expect((await ask(`{ ${LOYALTY} }`)).data.customer.loyalty).toEqual({
      kameleon: false,
      friends_and_family: true,
      miles_and_more: false,
    });
  });

  test('is told apart by isEmailAvailable, unless the shop hides it', async () => {
    const app = await buildTestApp(dialect);
    await aStoredCustomer(app.db, { email: 'lena@example.com' });
    const ask = (email: string) =>
      graphqlClient(app)('query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }', {
        email,
      });
    expect((await ask('Lena@Example.com')).data.isEmailAvailable.is_email_available).toBe(false);
    expect((await ask('jan@example.com')).data.isEmailAvailable.is_email_available).toBe(true);
    expect((await ask('jan')).errors).toMatchObject([{ message: 'Email is invalid' }]);
    const site = aSite({ properties: { maintenance: false, shop: { hidesTakenEmails: true } } });
    await createSitesStore(app.db).save(site);
    await app.sites.reload();
    expect((await ask('lena@example.com')).data.isEmailAvailable.is_email_available).toBe(true);
  });

  test('cannot be looked for without end, whatever address a client claims to have; others can go on', async () => {
    const app = await buildTestApp(dialect);
    const query = '{ isEmailAvailable(email: "jan@example.com") { is_email_available } }';
    const ask = async (remoteAddress: string, forwardedFor: string) => {
      const headers = { 'x-forwarded-for': forwardedFor };
      const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers, remoteAddress });
      return answer.json().errors?.[0]?.extensions.code ?? 'answered';
    };
    const direct = new Set<string>();
    for (let asked = 0; asked < 40; asked += 1) direct.add(await ask('203.0.113.9', `198.51.100.${asked}`));
    expect(direct).toEqual(new Set(['answered', 'too-many-requests']));
    // Through the storefront on the same machine, which tells the client's true address.
    const shopper = new Set<string>();
    for (let asked = 0; asked < 40; asked += 1) shopper.add(await ask('127.0.0.1', '198.51.100.77'));
    expect(shopper).toEqual(new Set(['answered', 'too-many-requests']));
    expect(await ask('127.0.0.1', '198.51.100.78')).toBe('answered');
  });

  test('is nobody without a token, and orders nothing before there are orders', async () => {
    const app = await buildTestApp(dialect);
    const { errors } = await graphqlClient(app)(EMAIL);
    expect(errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ]);
    const { headers } = await signedInCustomer(app);
    const { data } = await graphqlClient(
      app,
      headers,
    )(
      '{ customer { orders(pageSize: 100) { total_count items { number } page_info { page_size total_pages } } created_at group { name } } }',
    );
    expect(data.customer).toEqual({
      orders: { total_count: 0, items: [], page_info: { page_size: 100, total_pages: 0 } },
      created_at: '2026-11-20 08:00:00',
      group: { name: 'General' },
    });
  });
});
