import { expect, test } from 'vitest';
import '../i18n/all-languages.ts';
import { messagesOf } from '../i18n/messages.ts';
import { causeOf, shownCode } from './cause.ts';

const messages = messagesOf('pl');

test.each([
  ['network', messages.causeNetwork],
  ['timeout', messages.causeTimeout],
  ['registry-timeout', messages.causeTimeout],
  ['registry-unreachable', messages.causeBadGateway],
  ['chunk-load', messages.causeChunk],
  ['forbidden', messages.causeForbidden],
  ['app', 'Nieznany błąd.'],
  ['http-500', messages.causeDefault],
  ['constructor', messages.causeDefault],
])('the code %s is explained', (code, sentence) => {
  expect(causeOf(code, messages)).toBe(sentence);
});

test.each([
  [500, 'http-500', '500'],
  [0, 'network', 'network'],
])('status %i with code %s is shown as %s', (status, code, shown) => {
  expect(shownCode(status, code)).toBe(shown);
});
