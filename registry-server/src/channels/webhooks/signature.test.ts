import { expect, test } from 'vitest';
import { createWebhookSecret, signatureOf } from './signature.ts';

const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };

test('is what others of the standard calculate', () => {
  expect(signatureOf(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('covers id, time and body, and comes once for each secret', () => {
  const secret = createWebhookSecret();
  const signature = signatureOf(message, [secret]);
  for (const change of [{ id: 'other' }, { timestamp: 1 }, { body: '{}' }])
    expect(signatureOf({ ...message, ...change }, [secret])).not.toBe(signature);
  const other = createWebhookSecret();
  expect(signatureOf(message, [secret, other])).toBe(`${signature} ${signatureOf(message, [other])}`);
});
