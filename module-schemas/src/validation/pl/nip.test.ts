import { expect, test } from 'vitest';
import { parseNip } from './nip.ts';

test.each([
  ['1234563218', '1234563218'],
  ['PL 856-734-62-15', '8567346215'],
  [' pl5260250274 ', '5260250274'],
  ['526 025 02 74', '5260250274'],
  ['1234567890', undefined],
  ['5260250275', undefined],
  ['0000000000', undefined],
  ['526025027', undefined],
  ['52602502744', undefined],
  ['DE5260250274', undefined],
  ['', undefined],
])('the tax number %j is %j', (typed, kept) => {
  expect(parseNip(typed)).toBe(kept);
});
