import { expect, test } from 'vitest';
import { createBearerToken } from './bearer-token.ts';

function aToken(lifetimeMs: number) {
  let asked = 0;
  let now = 0;
  const token = createBearerToken(
    async () => {
      asked += 1;
      return { value: `token ${asked}`, lifetimeMs };
    },
    () => now,
  );
  return { token, pass: (ms: number) => (now += ms), asked: () => asked };
}

test('is kept until shortly before its end', async () => {
  const { token, pass, asked } = aToken(43_199_000);
  expect(await token.get()).toBe('token 1');
  pass(43_199_000 - 60_001);
  expect(await token.get()).toBe('token 1');
  pass(2);
  expect(await token.get()).toBe('token 2');
  expect(asked()).toBe(2);
});

test('of a short life is kept for nine tenths of it', async () => {
  const { token, pass } = aToken(300_000);
  await token.get();
  pass(269_999);
  expect(await token.get()).toBe('token 1');
  pass(2);
  expect(await token.get()).toBe('token 2');
});

test('is asked for once, however many need it at the same time', async () => {
  const { token, asked } = aToken(300_000);
  expect(await Promise.all([token.get(), token.get(), token.get()])).toEqual(['token 1', 'token 1', 'token 1']);
  expect(asked()).toBe(1);
});

test('that was refused is replaced, but only while it is the one that is kept', async () => {
  const { token } = aToken(300_000);
  const first = await token.get();
  token.forget(first);
  expect(await token.get()).toBe('token 2');
  token.forget(first);
  expect(await token.get()).toBe('token 2');
});

test('a failure is not kept', async () => {
  let fails = true;
  const token = createBearerToken(async () => {
    if (fails) throw new Error('no answer');
    return { value: 'token', lifetimeMs: 1_000 };
  });
  await expect(token.get()).rejects.toThrow('no answer');
  fails = false;
  expect(await token.get()).toBe('token');
});
