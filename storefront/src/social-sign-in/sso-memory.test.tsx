import { beforeEach, describe, expect, test } from 'vitest';
import {
  forgetWay,
  rememberParams,
  rememberQuestion,
  rememberWay,
  storedProvider,
  storedQuestion,
  storedSource,
  takeParams,
} from './sso-memory.ts';

beforeEach(() => sessionStorage.clear());

test('a way is remembered by the keys that other code may look for, and nothing of it is left', () => {
  rememberWay('google', { from: 'auth', returnTo: '/cart' });
  rememberParams('?code=a&state=b');
  rememberQuestion({ kind: 'consents', sessionId: 's1', email: 'lena@example.com', name: 'Lena' });
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'sso.customer',
    'sso.params',
    'sso.provider',
    'sso.session_id',
    'sso.source',
  ]);
  expect([storedProvider(), storedSource('/')]).toEqual(['google', { from: 'auth', returnTo: '/cart' }]);
  expect(storedQuestion()).toEqual({ kind: 'consents', sessionId: 's1', email: 'lena@example.com', name: 'Lena' });
  forgetWay();
  expect(sessionStorage.length).toBe(0);
  expect([storedProvider(), storedSource('/'), storedQuestion(), takeParams()]).toEqual(Array(4).fill(undefined));
});

test('what a provider has sent along is handed out once', () => {
  rememberParams('?code=a');
  expect([takeParams(), takeParams()]).toEqual(['?code=a', undefined]);
  rememberParams(`?code=${'a'.repeat(5_000)}`);
  expect(takeParams()).toBeUndefined();
});

test('a new way leaves nothing of the one before it', () => {
  rememberWay('google', { from: 'auth' });
  rememberQuestion({ kind: 'exists', sessionId: 's1', email: 'a@example.com', name: '' });
  rememberWay('facebook', { from: 'cart' });
  expect([storedProvider(), storedQuestion()]).toEqual(['facebook', undefined]);
});

describe('what somebody else has put there', () => {
  test.each(['twitter', '__proto__', '', '<script>'])('the marker %s is unknown', (provider) => {
    sessionStorage.setItem('sso.provider', provider);
    expect(storedProvider()).toBe('unknown');
  });

  test.each([
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/%2Fexample.com/..//example.com',
    'javascript:alert(1)',
    'https://example.com/',
    '/\t/example.com',
  ])('the way back %s leads nowhere outside', (returnTo) => {
    sessionStorage.setItem('sso.source', JSON.stringify({ from: 'auth', returnTo }));
    const path = storedSource('/')?.returnTo;
    expect(new URL(path ?? '/', 'https://shop.example').origin).toBe('https://shop.example');
    expect(path?.startsWith('//') ?? false).toBe(false);
  });

  test.each(['', '{', '[]', '"auth"', 'null', '{"from":"elsewhere"}'])('%s is no source', (source) => {
    sessionStorage.setItem('sso.source', source);
    expect(storedSource('/')).toBeUndefined();
  });

  test.each([
    ['../../etc', '{"kind":"consents"}'],
    ['s1', '{"kind":"other"}'],
    ['s1', 'not json'],
    ['', '{"kind":"consents"}'],
  ])('session %s with %s is no question', (sessionId, customer) => {
    sessionStorage.setItem('sso.session_id', sessionId);
    sessionStorage.setItem('sso.customer', customer);
    expect(storedQuestion()).toBeUndefined();
  });
});
