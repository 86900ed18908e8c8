import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { faultsAtFields, faultsElsewhere } from './faults-at-fields.ts';

describe('a refusal', () => {
  const refusal = (details: unknown) => new ApiError(422, { code: 'input-invalid', message: 'x', details });
  const faults = [
    { path: '/percent', rule: 'required', message: 'Podaj procent.' },
    { path: '/categoryPaths/0', rule: 'exists', message: 'Nie ma kategorii.' },
  ];

  test('says its sentences at the fields that it names', () => {
    expect(faultsAtFields(refusal({ faults }))).toEqual({
      '/percent': ['Podaj procent.'],
      '/categoryPaths/0': ['Nie ma kategorii.'],
    });
  });

  test('loses no sentence about what the form does not show', () => {
    const shown = faultsAtFields(refusal({ faults }));
    expect(faultsElsewhere(shown, (path) => path === '/percent')).toEqual(['Nie ma kategorii.']);
  });

  test.each([
    [new Error('x')],
    [refusal(undefined)],
    [refusal({ faults: 'none' })],
    [refusal({ faults: [{ path: 1 }] })],
  ])('without usable faults has none', (error) => {
    expect(faultsAtFields(error)).toEqual({});
  });
});
