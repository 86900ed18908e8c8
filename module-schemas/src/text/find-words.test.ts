import { expect, test } from 'vitest';
import { findWords, replaceWords } from './find-words.ts';

const anyCase = (search: string) => ({ search, matchCase: false, wholeWords: false });
const exactly = (search: string) => ({ search, matchCase: true, wholeWords: false });
const whole = (search: string) => ({ search, matchCase: false, wholeWords: true });

test.each([
  ['Darmowa dostawa od 99 zł', anyCase('DOSTAWA'), [{ start: 8, end: 15 }]],
  [
    'Łąka i łąka',
    anyCase('łąka'),
    [
      { start: 0, end: 4 },
      { start: 7, end: 11 },
    ],
  ],
  ['Łąka i łąka', exactly('łąka'), [{ start: 7, end: 11 }]],
  ['od\u00a099\u00a0zł', anyCase('od 99 zł'), [{ start: 0, end: 8 }]],
  [
    'aaaa',
    anyCase('aa'),
    [
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ],
  ],
  ['İstanbul i len', anyCase('len'), [{ start: 11, end: 14 }]],
  ['Lenny len, len-2 i chlen', whole('len'), [6, 11].map((start) => ({ start, end: start + 3 }))],
  ['żelen len', whole('len'), [{ start: 6, end: 9 }]],
  ['lenlen len', whole('len'), [{ start: 7, end: 10 }]],
  ['rabat -20%, 120%', whole('20%'), [{ start: 7, end: 10 }]],
  ['99 złotych, 99\u00a0zł', whole('99 zł'), [{ start: 12, end: 17 }]],
  ['len', anyCase(''), []],
  ['len', anyCase('bez'), []],
])('in %j are found %j', (text, query, found) => {
  expect(findWords(text, query)).toEqual(found);
});

test.each([
  [
    'od\u00a099\u00a0zł, tylko od\u00a099\u00a0zł',
    'od 99 zł',
    'od 149 zł',
    'od\u00a0149\u00a0zł, tylko od\u00a0149\u00a0zł',
  ],
  ['Rosa i Len', 'rosa', '', ' i Len'],
  ['ile to jest', 'to', '$& i $1', 'ile $& i $1 jest'],
  ['Dostawa i dostawa', 'dostawa', 'żwawa wysyłka', 'Żwawa wysyłka i żwawa wysyłka'],
  ['Rosa i rosa', 'Rosa', 'len', 'len i len'],
  ['w sklepie', 'w sklepie', 'w naszym sklepie', 'w naszym sklepie'],
])('in %j %j becomes %j', (text, search, replacement, expected) => {
  expect(replaceWords(text, anyCase(search), replacement)).toBe(expected);
});
