import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test.each([
  ['Rosa i len', 'Rosa i\u00a0len'],
  ['z łąk i w lipcu', 'z\u00a0łąk i\u00a0w\u00a0lipcu'],
  ['W domu', 'W\u00a0domu'],
  ['witamina C daje blask', 'witamina C daje blask'],
  ['już i\u00a0tak dobrze', 'już i\u00a0tak dobrze'],
  ['na końcu i', 'na końcu i'],
  ['Listy i SMS-y', 'Listy i\u00a0SMS\u2011y'],
  ['SMS-ami, SPF-u, krem BB-nawilżający', 'SMS\u2011ami, SPF\u2011u, krem BB-nawilżający'],
  ['adresu e-mail', 'adresu e\u2011mail'],
  ['Odcień – lustro, 2–3 dni', 'Odcień\u00a0– lustro, 2\u2060–\u20603\u00a0dni'],
  ['NIP 123-456-32-18', 'NIP\u00a0123\u2011456\u201132\u201118'],
  ['ul. Lniana 7, 16-030 Supraśl', 'ul.\u00a0Lniana 7, 16\u2011030\u00a0Supraśl'],
  ['+48 85 000 00 00', '+48\u00a085\u00a0000\u00a000\u00a000'],
  ['od 99 zł, 30 ml', 'od 99\u00a0zł, 30\u00a0ml'],
  ['w 9 gramach', 'w\u00a09 gramach'],
  ['14 dniówek', '14 dniówek'],
  ['§ 9', '§\u00a09'],
  ['od 24–25 listopada', 'od 24\u2060–\u206025\u00a0listopada'],
  ['12 słoików', '12 słoików'],
  ['(w lipcu) „o świcie”', '(w\u00a0lipcu) „o\u00a0świcie”'],
])('„%s” breaks into lines only where that reads well', (words, kept) => {
  expect(keepTogether('pl-PL', words)).toBe(kept);
});

test('other languages are left alone', () => {
  expect(keepTogether('en-US', 'a rose i saw')).toBe('a rose i saw');
});
