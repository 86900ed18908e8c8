import { describe, expect, test } from 'vitest';
import { good, PLACE, readyCart } from '../../commerce/orders/testing/order-through-api.ts';
import { inTransaction } from '../../database/transaction.ts';
import { aCustomer } from '../../testing/a-customer.ts';
import { aMailbox } from '../../testing/a-mailbox.ts';
import { aSmallShop } from '../../testing/a-small-shop.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';

const EMAIL = 'lena.lakowska@poczta.example';
const PASSWORD = 'Cichy-Gaj-71';
const NIP = '5260250274';

describe.each(dialects)('the log on $name', (dialect) => {
  test('contains no personal data during a whole purchase, including failures', async () => {
    const lines: string[] = [];
    // A mailbox that refuses everybody, and says whom.
    const mailbox = await aMailbox({
      refusalOf: () => ({ code: 451, message: `mailbox of ${EMAIL} is full` }),
    });
    const { app } = await aSmallShop(dialect, {
      env: { LOG_LEVEL: 'trace', SMTP_URL: mailbox.url, CUSTOMER_LIMITS_FACTOR: '1000' },
      logTo: { write: (line) => void lines.push(line) },
    });
    const ask = graphqlClient(app);
    const cartId = await readyCart(ask, { email: EMAIL });
    await ask(
      `mutation ($id: String!) { setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: {
        firstname: "Lena", lastname: "Łąkowska", company: "Łąka sp. z o.o.", vat_id: "${NIP}", street: ["Kwiatowa 13"],
        city: "Kraków", postcode: "30-001", country_code: "PL", telephone: "+48 600 700 800" } } }) { cart { id } } }`,
      { id: cartId },
    );
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    expect(placeOrder.errors).toEqual([]);
    const { token: orderToken } = placeOrder.order;

    const input = { firstname: 'Lena', lastname: 'Łąkowska', email: EMAIL, password: PASSWORD };
    const signUp = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }';
    await good(ask(signUp, { input }));
    await ask(signUp, { input });
    const signIn = `mutation ($p: String!) { generateCustomerToken(email: "${EMAIL}", password: $p) { token } }`;
    const { token } = (await good(ask(signIn, { p: PASSWORD }))).generateCustomerToken;
    await ask(signIn, { p: 'wrong' });
    await graphqlClient(app, { authorization: `Bearer ${token}x` })('{ customer { email } }');
    await good(ask(`mutation { requestPasswordResetEmail(email: "${EMAIL}") }`));
    await app.inject({ url: `/orders/000000001/documents?token=${orderToken}&email=${EMAIL}` });
    await app.inject({ method: 'POST', url: '/newsletter/confirm', payload: `{"token": "${token}` });

    // Both engines quote the value that they cannot keep.
    const twice = inTransaction(app.db, (trx) =>
      trx
        .insertInto('customer')
        .values(aCustomer({ email: EMAIL }))
        .execute(),
    ).catch((error: unknown) => app.log.error({ err: error }, `could not write ${EMAIL}`));
    await twice;
    app.log.info({ phone: '600 700 800', nip: NIP, cartId, token }, 'careless');
    await expect
      .poll(() => lines.some((line) => /a mail (could not|was given)/.test(line)), { timeout: 20_000 })
      .toBe(true);

    const log = lines.join('');
    expect(log).toContain('could not write [mail]');
    for (const secret of [
      EMAIL,
      'lakowska@',
      '600700800',
      '600 700 800',
      NIP,
      PASSWORD,
      token,
      cartId,
      orderToken,
      'Łąkowska',
      'Kwiatowa',
      'Długa 5',
    ])
      expect(log, `the log holds ${secret}`).not.toContain(secret);
    // A purchase through the public way leaves books that balance.
    expect(await checkInvariants(app.db)).toEqual([]);
  });
});
