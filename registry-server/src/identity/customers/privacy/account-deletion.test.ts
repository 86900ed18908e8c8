import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { type CustomerClient, signedInCustomer } from '../../../testing/a-customer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { DAY_MS, MINUTE_MS } from '../../../time/durations.ts';
import { hashPassword } from '../../credentials/index.ts';
import { deleteNow } from '../testing/delete-now.ts';
import { linkIn, mailsTo } from '../testing/mails-to.ts';
import { deleteDueAccounts } from './account-deletion.ts';

const PASSWORD = 'Poziomki1!';
const SCHEDULE = `mutation ($password: String, $token: String) {
  scheduleCustomerDeletion(password: $password, token: $token) { due_at } }`;
const LINK = 'mutation { sendCustomerDeletionLink }';
const CANCEL = 'mutation { cancelCustomerDeletion }';
const STATE = '{ customer { has_password deletion_due_at } }';

describe.each(dialects)('deleting an account on $name', (dialect) => {
  let app: App;
  let passwordHash: string;
  beforeAll(async () => {
    app = await buildTestApp(dialect, { env: { CUSTOMER_LIMITS_FACTOR: '100' } });
    passwordHash = await hashPassword(PASSWORD);
  });

  const asking = ({ headers }: CustomerClient) => graphqlClient(app, headers);
  const codeOf = (answer: Awaited<ReturnType<ReturnType<typeof graphqlClient>>>) => answer.errors?.[0]?.extensions.code;
  const stateOf = async (ask: ReturnType<typeof graphqlClient>) => (await ask(STATE)).data.customer;
  const isDeleted = async (id: number) => (await app.customers.services.customers.findById(id))?.deletedAt !== null;
  const templatesTo = async (email: string) => (await mailsTo(app, email)).map(({ template }) => template);

  test('asks for the password, says when, signs out the other devices and writes to the owner', async () => {
    const mine = await signedInCustomer(app, { passwordHash });
    const { id, email } = mine.customer;
    const other = await app.customers.services.tokens.open(id);
    const ask = asking(mine);
    expect(codeOf(await ask(SCHEDULE))).toBe('input-invalid');
    expect(codeOf(await ask(SCHEDULE, { password: 'Porzeczki1!' }))).toBe('password-wrong');
    expect(await stateOf(ask)).toEqual({ has_password: true, deletion_due_at: null });
    expect(await app.customers.authenticate(other.token)).toBeDefined();

    const before = Date.now();
    const { due_at: due } = (await ask(SCHEDULE, { password: PASSWORD })).data.scheduleCustomerDeletion;
    expect(Math.abs(Date.parse(due) - before - DAY_MS)).toBeLessThan(5 * MINUTE_MS);
    expect(await stateOf(ask)).toEqual({ has_password: true, deletion_due_at: due });
    expect(await app.customers.authenticate(other.token)).toBeUndefined();
    expect(await templatesTo(email)).toEqual(['account-deletion-scheduled']);

    // Whoever asks twice waits no longer, and gets no second mail.
    expect((await ask(SCHEDULE, { password: PASSWORD })).data.scheduleCustomerDeletion.due_at).toBe(due);
    expect(await templatesTo(email)).toEqual(['account-deletion-scheduled']);
  });

  test('happens when the day is over and not before; the last mail goes to the address that was', async () => {
    const mine = await signedInCustomer(app, { passwordHash });
    const { id, email } = mine.customer;
    await asking(mine)(SCHEDULE, { password: PASSWORD });
    await deleteDueAccounts(app.customers.services, () => undefined);
    expect(await isDeleted(id)).toBe(false);
    await deleteNow(app);
    expect(await isDeleted(id)).toBe(true);
    expect(await app.customers.authenticate(mine.token)).toBeUndefined();
    expect(await templatesTo(email)).toEqual(['account-deletion-scheduled', 'account-deleted']);
    expect(await app.db.selectFrom('customer_deletion').selectAll().where('customerId', '=', id).execute()).toEqual([]);
  });

  test('can be taken back for a day', async () => {
    const mine = await signedInCustomer(app, { passwordHash });
    const ask = asking(mine);
    expect((await ask(CANCEL)).data.cancelCustomerDeletion).toBe(false);
    await ask(SCHEDULE, { password: PASSWORD });
    expect((await ask(CANCEL)).data.cancelCustomerDeletion).toBe(true);
    expect(await stateOf(ask)).toEqual({ has_password: true, deletion_due_at: null });
    await deleteNow(app);
    expect(await isDeleted(mine.customer.id)).toBe(false);
  });

  test('of an account without a password takes the link of a mail, once, by its owner alone', async () => {
    const mine = await signedInCustomer(app);
    const stranger = await signedInCustomer(app);
    const ask = asking(mine);
    expect(await stateOf(ask)).toMatchObject({ has_password: false });
    expect(codeOf(await ask(SCHEDULE, { password: PASSWORD }))).toBe('password-wrong');
    expect((await ask(LINK)).data.sendCustomerDeletionLink).toBe(true);
    await ask(LINK);
    expect(await templatesTo(mine.customer.email)).toEqual(['account-deletion-link']);
    expect(await stateOf(ask)).toMatchObject({ deletion_due_at: null });
    const link = await linkIn(app, mine.customer.email, 'account-deletion-link', 'confirmUrl');
    expect(link.pathname).toBe('/account/security');
    const token = new URLSearchParams(link.hash.slice(1)).get('delete');
    expect(codeOf(await asking(stranger)(SCHEDULE, { token }))).toBe('token-invalid');
    expect(codeOf(await ask(SCHEDULE, { token: 'nothing' }))).toBe('token-invalid');
    expect((await ask(SCHEDULE, { token })).data.scheduleCustomerDeletion.due_at).toEqual(expect.any(String));
    expect(codeOf(await ask(SCHEDULE, { token }))).toBe('token-invalid');
    expect(await stateOf(ask)).toMatchObject({ deletion_due_at: expect.any(String) });
  });

  test('a link that has ended deletes nothing, and is forgotten', async () => {
    const mine = await signedInCustomer(app);
    const ask = asking(mine);
    await ask(LINK);
    const token = new URLSearchParams(
      (await linkIn(app, mine.customer.email, 'account-deletion-link', 'confirmUrl')).hash.slice(1),
    ).get('delete');
    const rowOf = () =>
      app.db.selectFrom('customer_deletion').selectAll().where('customerId', '=', mine.customer.id).executeTakeFirst();
    await app.db
      .updateTable('customer_deletion')
      .set({ endsAt: new Date(Date.now() - 1) })
      .where('customerId', '=', mine.customer.id)
      .execute();
    expect(codeOf(await ask(SCHEDULE, { token }))).toBe('token-invalid');
    expect(await rowOf()).toBeDefined();
    await deleteDueAccounts(app.customers.services, () => undefined);
    expect(await rowOf()).toBeUndefined();
    expect(await isDeleted(mine.customer.id)).toBe(false);
  });

  test('who has a password gets no link', async () => {
    const mine = await signedInCustomer(app, { passwordHash });
    expect(codeOf(await asking(mine)(LINK))).toBe('input-invalid');
  });
});
