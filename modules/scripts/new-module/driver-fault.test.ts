import { expect, test } from 'vitest';
import { driverFault } from './driver-fault.ts';

const taken = { folders: ['hero', 'shared'], exports: ['hero', 'trimSign'] };

test.each(['call-out', 'quote', 'a'.repeat(32)])('%s is a name for a new module', (driver) => {
  expect(driverFault(driver, taken)).toBeUndefined();
});

test.each([
  ['CallOut', 'no module name'],
  ['call_out', 'no module name'],
  ['call-', 'no module name'],
  ['call--out', 'no module name'],
  ['../call-out', 'no module name'],
  ['columns-2', 'no module name'],
  ['a'.repeat(33), 'longer than 32'],
  ['hero', 'taken: there is a folder'],
  ['shared', 'taken: there is a folder'],
  ['trim-sign', 'already exports trimSign'],
  ['switch', 'a word of JavaScript'],
  ['constructor', 'a name that every object of JavaScript has'],
  ['to-string', 'a name that every object of JavaScript has'],
])('%s is refused: %s', (driver, reason) => {
  expect(driverFault(driver, taken)).toContain(reason);
});
