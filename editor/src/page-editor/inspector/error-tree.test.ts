import { expect, test } from 'vitest';
import { toErrorSchema } from '../module-forms/settings-fault.ts';
import { allErrors, countErrors, errorsOf } from './error-tree.ts';

test('faults lie at their fields, each sentence once', () => {
  const errors = toErrorSchema([
    { path: '/image/alt', rule: 'maxLength', message: 'Za długi tekst.' },
    { path: '/image/alt', rule: 'maxLength', message: 'Za długi tekst.' },
    { path: '/image', rule: 'required', message: 'Brak pliku.' },
  ]);
  expect(errors).toEqual({ image: { __errors: ['Brak pliku.'], alt: { __errors: ['Za długi tekst.'] } } });
  expect(allErrors(errorsOf(errorsOf(errors, 'image'), 'alt'))).toEqual(['Za długi tekst.']);
  expect(allErrors(errors).toSorted()).toEqual(['Brak pliku.', 'Za długi tekst.']);
  expect(countErrors(errors)).toBe(2);
});
