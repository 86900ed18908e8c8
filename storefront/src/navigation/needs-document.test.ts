import { expect, test } from 'vitest';
import type { View } from '../content/view.ts';
import { anAnswer } from '../testing/an-answer.ts';
import { needsDocument } from './needs-document.ts';

const content: View = { kind: 'content', path: '/twarz', params: {}, answer: anAnswer({}) };
const checkout = { kind: 'screen', path: '/checkout' } as View;

test.each<[string, View, string, boolean]>([
  ['/cart', content, '/', true],
  ['/cart/', content, '/', true],
  ['/cart/RL-SW-001:2', content, '/', true],
  ['/results?q=krem', content, '/', true],
  ['/checkout', content, '/', true],
  ['/cart', checkout, '/', true],
  ['/checkout?step=2', checkout, '/', false],
  ['/cialo', content, '/', false],
  ['/twarz', content, '/', false],
  ['/en/cart', content, '/en', true],
  ['/cart', content, '/en', false],
])('%s on %o of a site at %s', (address, view, basePath, expected) => {
  expect(needsDocument(new URL(address, 'https://sklep.example'), view, basePath)).toBe(expected);
});
