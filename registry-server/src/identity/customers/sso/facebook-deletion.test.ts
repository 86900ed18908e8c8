import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aStoredCustomer } from '../../../testing/a-customer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { createDeletionCode, isDeletionCode, subjectOfSignedRequest } from './facebook-deletion.ts';

const secret = 'secret-of-the-app';
const payloadOf = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

function signed(content: object, key = secret): string {
  const payload = payloadOf(content);
  return `${createHmac('sha256', key).update(payload).digest('base64url')}.${payload}`;
}

const wish = { algorithm: 'HMAC-SHA256', user_id: '42', issued_at: 1_763_700_000 };

test('says whose data is meant when Facebook signed it', () => {
  expect(subjectOfSignedRequest(signed(wish), secret)).toBe('42');
});

test.each([
  signed(wish, 'another secret'),
  `${signed(wish)}.x`,
  `.${payloadOf(wish)}`,
  signed({ ...wish, algorithm: 'none' }),
  signed({ ...wish, user_id: 42 }),
  'nonsense',
  '',
])('refuses %j', (request) => {
  expect(subjectOfSignedRequest(request, secret)).toBeUndefined();
});

test('a code of ours proves itself', () => {
  const code = createDeletionCode(secret);
  expect(isDeletionCode(code, secret)).toBe(true);
  expect(isDeletionCode(code, 'another secret')).toBe(false);
  expect(isDeletionCode(`${code.slice(0, -1)}x${code.slice(-1)}`, secret)).toBe(false);
  expect(isDeletionCode('', secret)).toBe(false);
});

describe.each(dialects)('Facebook on $name', (dialect) => {
  test('has the link to an account forgotten, and may ask whether it was', async () => {
    const env = { SSO_FACEBOOK_CLIENT_ID: 'app', SSO_FACEBOOK_CLIENT_SECRET: secret };
    const app = await buildTestApp(dialect, { env });
    const { id: customerId } = await aStoredCustomer(app.db);
    const links = [
      { provider: 'facebook', subject: '42' },
      { provider: 'facebook', subject: '43' },
      { provider: 'google', subject: '42' },
    ].map((link) => ({ ...link, customerId, createdAt: new Date('2026-11-20T08:00:00Z') }));
    await app.db.insertInto('customer_identity').values(links).execute();
    const post = (signedRequest: string) =>
      app.inject({
        method: 'POST',
        url: '/sso/facebook/data-deletion',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ signed_request: signedRequest }).toString(),
      });
    expect((await post(signed(wish, 'another secret'))).statusCode).toBe(400);
    const answer = await post(signed(wish));
    expect(answer.statusCode).toBe(200);
    const { url, confirmation_code: code } = answer.json();
    expect(url).toBe(`https://rosailen.example/api/sso/facebook/data-deletion/${code}`);
    expect((await app.inject(`/sso/facebook/data-deletion/${code}`)).body).toContain('usunięte');
    expect((await app.inject('/sso/facebook/data-deletion/made-up')).statusCode).toBe(404);
    const left = await app.db
      .selectFrom('customer_identity')
      .select(['provider', 'subject'])
      .orderBy('subject')
      .execute();
    expect(left).toEqual([
      { provider: 'google', subject: '42' },
      { provider: 'facebook', subject: '43' },
    ]);
  });
});
