import { expect, test } from 'vitest';
import { isOwnOrigin } from './request-origin.ts';

const target = 'http://localhost:4000';
const trusted = ['http://localhost:5173'];

test.each([
  ['the same origin', 'http://localhost:4000', undefined, true],
  ['an origin that the configuration trusts', 'http://localhost:5173', 'same-site', true],
  ['another port', 'http://localhost:3000', 'same-site', false],
  ['another scheme', 'https://localhost:4000', undefined, false],
  ['a foreign page', 'https://evil.example', 'cross-site', false],
  ['a page without an origin of its own', 'null', 'cross-site', false],
  ['a client that is no browser', undefined, undefined, true],
  ['a browser that hides the origin of a foreign page', undefined, 'cross-site', false],
  ['a browser that hides the origin of its own page', undefined, 'same-origin', true],
])('a write from %s', (_, origin, fetchSite, allowed) => {
  expect(isOwnOrigin({ origin, fetchSite, target }, trusted)).toBe(allowed);
});
