import { createEvent, fireEvent } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { refuseDroppedFiles } from './refuse-dropped-files.ts';

beforeAll(() => refuseDroppedFiles(window));

/** Whether the browser is kept from opening what is dropped on an element. */
function isKept(element: Element, types: readonly string[]) {
  document.body.append(element);
  const event = createEvent.drop(element, { dataTransfer: { types, dropEffect: 'copy' } });
  fireEvent(element, event);
  return event.defaultPrevented;
}
const fileField = () => Object.assign(document.createElement('input'), { type: 'file' });

test('a file that misses its place is not opened by the browser; a field for files and dragged words are left alone', () => {
  expect(isKept(document.createElement('div'), ['Files'])).toBe(true);
  expect(isKept(document.createElement('input'), ['Files'])).toBe(true);
  expect(isKept(fileField(), ['Files'])).toBe(false);
  expect(isKept(document.createElement('textarea'), ['text/plain'])).toBe(false);
});
