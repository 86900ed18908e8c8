import { CONTENT_TYPES } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { anAnswer } from '../testing/an-answer.ts';
import { isShown, outcomeOfRefusal } from './content-outcome.ts';

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
  expect(outcomeOfRefusal(503, { code: 'unavailable' }, { retryAfter: '5' })).toEqual(outcome);
});

test.each([
  ['600', { kind: 'maintenance', retryAfter: 600 }],
  ['soon', { kind: 'maintenance' }],
  [undefined, { kind: 'maintenance' }],
])('status 503 with Retry-After %s is maintenance', (retryAfter, outcome) => {
  expect(outcomeOfRefusal(503, {}, { retryAfter })).toEqual(outcome);
});

test('an address where something will appear says when', () => {
  const validUntil = '2026-12-01T00:00:00.000Z';
  const moment = Date.parse(validUntil);
  expect(outcomeOfRefusal(404, {}, { validUntil })).toEqual({ kind: 'not-found', validUntil: moment });
  const moved = { kind: 'redirect', to: '/a', code: 303, validUntil: moment };
  expect(outcomeOfRefusal(410, { redirectTo: '/a' }, { validUntil })).toEqual(moved);
  expect(outcomeOfRefusal(404, {}, { validUntil: 'soon' })).toEqual({ kind: 'not-found' });
});

test.each(CONTENT_TYPES)('content of type %s is shown just when it is a page', (type) => {
  expect(isShown(anAnswer({ type }))).toBe(['article', 'page', 'product', 'product-category'].includes(type));
});
