import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const SESSIONS = '{ customer { sessions { id device created_at last_used_at is_current } } }';

describe.each(dialects)('the devices of a customer on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(dialect);
  });

  /** A customer at a computer and with a telephone, and a computer whose browser says nothing of itself. */
  async function threeDevices() {
    const { customer, headers } = await signedInCustomer(app);
    const another = async () => ({
      authorization: `Bearer ${(await app.customers.services.tokens.open(customer.id)).token}`,
    });
    const computer = graphqlClient(app, { ...headers, 'user-agent': FIREFOX });
    const phone = graphqlClient(app, { ...(await another()), 'user-agent': IPHONE });
    const unnamed = graphqlClient(app, { ...(await another()), 'user-agent': 'curl/8.5.0' });
    const sessionsOf = async (ask: typeof computer) => (await ask(SESSIONS)).data.customer.sessions;
    for (const ask of [unnamed, phone, computer]) await sessionsOf(ask);
    return { customer, computer, phone, unnamed, sessionsOf };
  }

  test('are told with their names, the one that asks marked; tokens are not', async () => {
    const { customer, computer, phone, sessionsOf } = await threeDevices();
    const sessions = await sessionsOf(computer);
    const devices = sessions.map(({ device, is_current }: Record<string, unknown>) => [device, is_current]);
    expect(devices).toHaveLength(3);
    expect(devices).toEqual(
      expect.arrayContaining([
        ['Firefox, Windows', true],
        ['Safari, iPhone', false],
        [null, false],
      ]),
    );
    expect((await sessionsOf(phone)).find((one: { is_current: boolean }) => one.is_current).device).toBe(
      'Safari, iPhone',
    );
    const rows = await app.db
      .selectFrom('customer_token')
      .select('tokenHash')
      .where('customerId', '=', customer.id)
      .execute();
    for (const { tokenHash } of rows) expect(JSON.stringify(sessions)).not.toContain(tokenHash);
    for (const { last_used_at } of sessions) expect(Number.isNaN(Date.parse(last_used_at))).toBe(false);
  });

  test('one is signed out, at once and once; nobody else signs it out', async () => {
    const { computer, phone, sessionsOf } = await threeDevices();
    const { id } = (await sessionsOf(computer)).find(({ device }: { device: string }) => device === 'Safari, iPhone');
    const REVOKE = 'mutation ($id: ID!) { revokeCustomerSession(id: $id) }';
    const stranger = graphqlClient(app, (await signedInCustomer(app)).headers);
    expect((await stranger(REVOKE, { id })).data).toEqual({ revokeCustomerSession: false });
    expect((await computer(REVOKE, { id })).data).toEqual({ revokeCustomerSession: true });
    expect((await phone(SESSIONS)).status).toBe(401);
    expect((await computer(REVOKE, { id })).data).toEqual({ revokeCustomerSession: false });
    expect(await sessionsOf(computer)).toHaveLength(2);
  });

  test('all others are signed out, and this one stays', async () => {
    const { computer, phone, unnamed, sessionsOf } = await threeDevices();
    const stranger = await signedInCustomer(app);
    expect((await computer('mutation { revokeOtherCustomerSessions }')).data).toEqual({
      revokeOtherCustomerSessions: true,
    });
    for (const ask of [phone, unnamed]) expect((await ask(SESSIONS)).status).toBe(401);
    expect(await sessionsOf(computer)).toMatchObject([{ is_current: true }]);
    expect(await app.customers.authenticate(stranger.token)).toBeDefined();
  });
});
