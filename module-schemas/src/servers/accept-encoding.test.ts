import { expect, test } from 'vitest';
import { acceptedCodings } from './accept-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'zstd br gzip'],
  ['gzip, deflate, br', 'br gzip'],
  ['GZIP,BR', 'br gzip'],
  ['br;q=0.5, gzip;q=1', 'br gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000 , gzip', 'gzip'],
  ['gzip;q=0, br;q=0.0', ''],
  ['gzip;x=1;q=0', ''],
  ['gzip;q=much', ''],
  ['*', 'zstd br gzip'],
  ['*;q=0', ''],
  ['br;q=0, *', 'zstd gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['identity', ''],
  ['brotli, x-gzip', ''],
  [',;,q=0;;=', ''],
  ['', ''],
  [undefined, ''],
])('of "%s" our servers may send: %s', (header, names) => {
  const accepted = acceptedCodings(header);
  expect(Object.entries(accepted).flatMap(([name, isTaken]) => (isTaken ? [name] : []))).toEqual(
    names.split(' ').filter((name) => name !== ''),
  );
});
