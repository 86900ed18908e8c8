import { expect, test } from 'vitest';
import { outcomeOfRefusal } from './content-outcome.ts';

test.each([
  [404, { code: 'page-not-found' }, { kind: 'not-found' }],
  [410, { code: 'gone', redirectTo: '/nowy', redirectionCode: 301 }, { kind: 'redirect', to: '/nowy', code: 301 }],
  [410, { code: 'gone', redirectTo: '/nowy' }, { kind: 'redirect', to: '/nowy', code: 303 }],
  [410, { redirectTo: '/nowy', redirectionCode: 200 }, { kind: 'redirect', to: '/nowy', code: 303 }],
  [410, { redirectTo: 'https://example.com/a' }, { kind: 'redirect', to: 'https://example.com/a', code: 303 }],
  [410, { redirectTo: '//evil.example' }, { kind: 'not-found' }],
  [410, { redirectTo: 'javascript:alert(1)' }, { kind: 'not-found' }],
  [410, {}, { kind: 'not-found' }],
  [500, undefined, { kind: 'failure', status: 500, code: 'http-500' }],
  [403, { code: 'forbidden' }, { kind: 'failure', status: 403, code: 'forbidden' }],
])('status %i with %o is %o', (status, body, outcome) => {
  expect(outcomeOfRefusal(status, body)).toEqual(outcome);
});

test('a database that is away is no maintenance', () => {
  const outcome = { kind: 'failure', status: 503, code: 'unavailable', retryAfter: 5 };
  expect(outcomeOfRefusal(503, { code: 'unavailable' }, '5')).toEqual(outcome);
});

test.each([
  ['600', { kind: 'maintenance', retryAfter: 600 }],
  ['soon', { kind: 'maintenance' }],
  [undefined, { kind: 'maintenance' }],
])('status 503 with Retry-After %s is maintenance', (retryAfter, outcome) => {
  expect(outcomeOfRefusal(503, {}, retryAfter)).toEqual(outcome);
});
