import { expect, test } from 'vitest';
import { pointerSteps } from './settings-fault.ts';

test('a pointer with escaped names is taken apart', () => {
  expect(pointerSteps('/a~1b/0/c~0d')).toEqual(['a/b', '0', 'c~d']);
});
