import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { aStoredOrder } from '../commerce/orders/testing/a-stored-order.ts';
import type { App } from '../fastify-app.ts';
import { hashPassword } from '../identity/credentials/index.ts';
import { deleteNow } from '../identity/customers/testing/delete-now.ts';
import { renderMail } from '../mail/render-mail.ts';
import { type CustomerClient, signedInCustomer } from '../testing/a-customer.ts';
import { aSite } from '../testing/a-site.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../testing/staff-client.ts';
import { DAY_MS } from '../time/durations.ts';

const SEND = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }';
const LIST = '/staff/contact-messages';
const PASSWORD = 'Gęsi jaźń 2026!';
const seller = {
  name: 'Rosa i Len sp. z o.o.',
  street: 'ul. Lniana 7',
  postcode: '16-030',
  city: 'Supraśl',
  nip: '1234563218',
  email: 'pomoc@rosailen.example',
  phone: '+48850000000',
};

interface Message {
  readonly id: number;
  readonly version: number;
  readonly comment: string;
  readonly [field: string]: unknown;
}

describe.each(dialects)('messages of the contact form for staff on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;
  let passwordHash: string;
  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD);
    app = await buildTestApp(dialect, {
      sites: [aSite({ properties: { maintenance: false, seller } })],
      env: { CUSTOMER_LIMITS_FACTOR: '100' },
    });
    admin = await signedIn(app, 'admin');
  });

  const list = async (query = ''): Promise<{ items: Message[]; total: number }> =>
    (await admin.inject({ url: `${LIST}${query}` })).json();
  const found = async (comment: string) => (await list()).items.find((each) => each.comment === comment) as Message;

  /** Writes to the shop, and reads what staff see of it. */
  async function written(
    input: { email?: string; order_number?: string; topic?: string } = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Message> {
    const comment = `Kiedy wróci krem? ${randomUUID()}`;
    const all = { name: 'Lena Różana', email: `${randomUUID()}@poczta.example`, comment, ...input };
    const { data } = await graphqlClient(app, headers)(SEND, { input: all });
    expect(data.contactUs).toEqual({ status: true });
    return found(comment);
  }
  const exported = async ({ inject }: CustomerClient): Promise<string> =>
    (await inject({ method: 'POST', url: '/me/data-export', payload: { password: PASSWORD } })).body;
  const act = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, who = admin) =>
    who.inject({ method, url: `${LIST}/${path}`, ...(payload && { payload }) });

  test('are kept as they were written, beside the mail that tells the shop', async () => {
    const message = await written({ email: 'Lena@Poczta.example', topic: 'Zamówienie i dostawa' });
    expect(message).toEqual({
      id: expect.any(Number),
      site: 'pl',
      name: 'Lena Różana',
      email: 'lena@poczta.example',
      topic: 'Zamówienie i dostawa',
      comment: message.comment,
      status: 'new',
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      answers: [],
    });
  });

  test('lead to the order of the written number, and say whether it has the same address', async () => {
    const siteId = app.sites.require(undefined).id;
    const order = await aStoredOrder(app.db, { siteId, email: 'ola@poczta.example', emailKey: 'ola@poczta.example' });
    const few = `#${Number(order.number)}`;
    const hers = await written({ order_number: few, email: 'ola@poczta.example' });
    expect(hers).toMatchObject({ orderNumber: few, order: { id: order.id, number: order.number, isSameEmail: true } });
    expect(await written({ order_number: order.number })).toMatchObject({ order: { isSameEmail: false } });
    expect(await written({ order_number: 'nie pamiętam' })).not.toHaveProperty('order');
    expect((await list(`?orderId=${order.id}`)).total).toBe(2);
  });

  test('lead to the account of whoever was signed in, or that has the address', async () => {
    const mine = await signedInCustomer(app);
    const { id, email } = mine.customer;
    expect(await written({}, mine.headers)).toMatchObject({ account: { id, wasSignedIn: true } });
    expect(await written({ email })).toMatchObject({ account: { id, wasSignedIn: false } });
  });

  test('are answered by a mail that quotes the question and is answered to the shop', async () => {
    const message = await written({ topic: 'Produkty' });
    const text = ' Krem wróci we wtorek.\nPozdrawiamy ';
    const answer = await act('POST', `${message.id}/answers`, { text, version: message.version });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'answered',
      settledBy: 'Zofia Lniana',
      version: 2,
      answers: [{ text: text.trim(), by: 'Zofia Lniana', mail: 'waiting' }],
    });
    const mail = await app.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('recipient', '=', message.email as string)
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ template: 'contact-answer', language: 'pl', site: 'pl' });
    const shop = { name: 'Rosa i Len', address: 'https://rosailen.example', email: seller.email };
    const rendered = renderMail('contact-answer', mail.data as never, { language: 'pl', shop });
    expect(rendered).toMatchObject({ subject: 'Odpowiedź na Twoją wiadomość: Produkty', replyTo: seller.email });
    expect(rendered.text).toContain('Krem wróci we wtorek.\nPozdrawiamy');
    expect(rendered.text).toContain(message.comment);
  });

  test('are answered once, however often it is asked for, and by one of two people', async () => {
    const { id, version } = await written();
    const payload = { text: 'Już jest.', version };
    const codes = [await act('POST', `${id}/answers`, payload), await act('POST', `${id}/answers`, payload)];
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(codes[1]?.json()).toMatchObject({ code: 'contact-message-changed' });
    expect((await list('?status=answered')).items.find((each) => each.id === id)).toMatchObject({
      answers: [{ text: 'Już jest.' }],
    });
  });

  test('may be settled without a mail, and taken up again', async () => {
    const { id, version } = await written();
    const settled = (await act('PUT', `${id}/status`, { status: 'answered', version })).json();
    expect(settled).toMatchObject({ status: 'answered', settledBy: 'Zofia Lniana', answers: [] });
    const again = (await act('PUT', `${id}/status`, { status: 'new', version: settled.version })).json();
    expect(again).toMatchObject({ id, status: 'new' });
    expect(again).not.toHaveProperty('settledBy');
  });

  test('are found by what somebody remembers of them, whatever the spelling', async () => {
    const { id } = await written({ topic: 'Żółty krem', email: 'zazolc@poczta.example' });
    for (const search of ['zolty', 'ŻÓŁTY KREM', 'zazolc@']) {
      expect((await list(`?search=${encodeURIComponent(search)}`)).items.map((each) => each.id)).toEqual([id]);
    }
    expect((await list('?search=%25')).total).toBe(0);
  });

  test('those that wait stand oldest first', async () => {
    const first = await written();
    const second = await written();
    const ids = (await list('?status=new&pageSize=100')).items.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
  });

  test('are counted for the overview, since when the first of them waits', async () => {
    const { shop } = (await admin.inject({ url: '/staff/overview' })).json();
    const waiting = await list('?status=new');
    expect(shop.messages).toEqual({ count: waiting.total, oldestAt: waiting.items[0]?.createdAt });
  });

  test.each(['viewer', 'editor', 'publisher'] as const)('are nothing for a %s', async (role) => {
    const somebody = await signedIn(app, role);
    const { id, version } = await written();
    expect((await somebody.inject({ url: LIST })).statusCode).toBe(403);
    expect((await act('POST', `${id}/answers`, { text: 'Ha', version }, somebody)).statusCode).toBe(403);
    expect((await act('DELETE', String(id), undefined, somebody)).statusCode).toBe(403);
  });

  test.each([{ text: ' \n' }, { text: '' }, { text: 'a'.repeat(10_001) }, {}])(
    'refuses the answer %j',
    async (payload) => {
      const { id, version } = await written();
      expect((await act('POST', `${id}/answers`, { ...payload, version })).statusCode).toBe(422);
    },
  );

  test('what staff did is in the log, without what was written', async () => {
    const { id, version } = await written();
    await act('POST', `${id}/answers`, { text: 'Sekret Leny', version });
    const { items } = (await admin.inject({ url: '/staff/audit?pageSize=1' })).json();
    expect(items[0]).toMatchObject({
      action: 'POST /staff/contact-messages/:id/answers',
      subjectName: 'Lena Różana',
      status: 200,
    });
    expect(JSON.stringify(items)).not.toContain('Sekret');
  });

  test('are forgotten at the wish of their writer', async () => {
    const { id, version } = await written();
    await act('POST', `${id}/answers`, { text: 'Usuwamy.', version });
    expect((await act('DELETE', String(id))).statusCode).toBe(204);
    expect((await act('DELETE', String(id))).json()).toMatchObject({ code: 'contact-message-missing' });
    const answers = await app.db.selectFrom('contact_answer').selectAll().where('messageId', '=', id).execute();
    expect(answers).toEqual([]);
  });

  test('are exported for, and go with, the account that wrote them or has shown that the mailbox is its own', async () => {
    const mine = await signedInCustomer(app, { passwordHash, emailConfirmedAt: new Date() });
    const { email } = mine.customer;
    const signed = await written({}, mine.headers);
    const byMailbox = await written({ email });
    const text = await exported(mine);
    for (const { comment } of [signed, byMailbox]) expect(text).toContain(comment);
    const { data } = await graphqlClient(app, mine.headers)('mutation { deleteCustomer }');
    expect(data.deleteCustomer).toBe(true);
    await deleteNow(app);
    const left = (await list('?pageSize=100')).items.map((each) => each.id);
    expect(left).not.toContain(signed.id);
    expect(left).not.toContain(byMailbox.id);
  });

  test('a mailbox that nobody has confirmed opens no messages, and deletes none', async () => {
    const victim = await written({ email: 'ofiara@poczta.example' });
    const stranger = await signedInCustomer(app, {
      passwordHash,
      email: 'ofiara@poczta.example',
      emailConfirmedAt: null,
    });
    const text = await exported(stranger);
    expect(text).toContain('contactMessages');
    expect(text).not.toContain(victim.comment);
    await graphqlClient(app, stranger.headers)('mutation { deleteCustomer }');
    await deleteNow(app);
    expect(await found(victim.comment)).toMatchObject({ id: victim.id });
  });

  test('are kept for a year after the last that happened, and then no longer', async () => {
    const old = await written();
    const young = await written();
    const longAgo = new Date(Date.now() - 367 * DAY_MS);
    await app.db.updateTable('contact_message').set({ updatedAt: longAgo }).where('id', '=', old.id).execute();
    expect(await app.retention.run()).toMatchObject({ 'contact-messages': 1 });
    const left = (await list('?pageSize=100')).items.map((each) => each.id);
    expect(left).toContain(young.id);
    expect(left).not.toContain(old.id);
  });
});
