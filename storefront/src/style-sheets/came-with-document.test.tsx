import { afterEach, expect, test } from 'vitest';
import { cameWithDocument } from './came-with-document.ts';

const begin = (attributes: string) => {
  document.head.innerHTML = `<style data-sheets="theme page-frame"${attributes}></style>`;
};
const late = (...parts: readonly ('checkout' | 'payment' | 'points')[]) => ({
  drivers: [],
  isPlain: false,
  late: parts,
});

afterEach(() => {
  document.head.innerHTML = '';
});

test('parts that the document names came with it', () => {
  begin(' data-late-parts="checkout payment"');
  expect(cameWithDocument(late('payment'))).toBe(true);
  expect(cameWithDocument(late('checkout', 'payment'))).toBe(true);
});

test.each([
  ['another part', late('payment', 'points')],
  ['modules', { ...late('payment'), drivers: ['hero'] }],
  ['another theme', { ...late('payment'), theme: 'u20' }],
  ['parts of modules', { ...late('payment'), optional: ['points'] }],
  ['a page of our own', { drivers: [], isPlain: true }],
])('%s may need what the document has not', (_what, parts) => {
  begin(' data-late-parts="checkout payment"');
  expect(cameWithDocument(parts)).toBe(false);
});

test('a document that names none has none of them', () => {
  begin('');
  expect(cameWithDocument(late('checkout'))).toBe(false);
});
