import { expect, test } from 'vitest';
import { hidePersonal } from './hide-personal.ts';

test.each([
  ['"to lena.rozana+1@poczta.example."', '"to [mail]."'],
  ['?email=lena%40poczta.example&x', '?email=[mail]&x'],
  ['Bearer abc.def-ghi"', '[token]"'],
  ['wk_Xy-12_3 and whsec_a+b/c=', '[token] and [token]'],
  ['cart 0123456789abcdef0123456789abcdef', 'cart [token]'],
  ['token "PJyhw9XfLdNMWjkZ3TgqVxY2A1sB4cD5eF6gH7iJ8kL"', 'token "[token]"'],
  ['NIP 5260250274, 526-025-02-74', 'NIP [NIP], [NIP]'],
  ['phones 600700800, 600 700 800, +48600700800, +48 600 700 800', 'phones [phone], [phone], [phone], [phone]'],
  [
    'to 61109010140000071219812874, PL61 1090 1014 0000 0712 1981 2874, 61 1090 1014 0000 0712 1981 2874.',
    'to [account], [account], [account].',
  ],
  ['"DE89370400440532013000" NL91 ABNA 0417 1643 00', '"[account]" [account]'],
])('%s', (line, hidden) => {
  expect(hidePersonal(line)).toBe(hidden);
});

test.each([
  '{"level":30,"time":1763726400000,"pid":4242,"hostname":"a"}',
  'order 000000012, page 12, 2026-11-20T12:00:00.123Z',
  'at run (file:///srv/shop/node_modules/.pnpm/better-sqlite3@13.2.0/node_modules/better-sqlite3/lib/methods/wrappers.js:5:21)',
  '0192f0c8-7b2a-7c3d-8e4f-1234567890ab',
])('%s is left as it is', (line) => {
  expect(hidePersonal(line)).toBe(line);
});
