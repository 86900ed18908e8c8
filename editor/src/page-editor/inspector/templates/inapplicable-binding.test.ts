import { expect, test } from 'vitest';
import { formSchemaOf } from '../../module-forms/form-schema.ts';
import { isInapplicableBinding } from './inapplicable-binding.ts';

test.each([
  ['source', {}, false, true],
  ['source', {}, true, false],
  ['source', { source: 'current' }, false, false],
  ['field', {}, true, true],
  ['field', { source: 'current' }, true, false],
  ['text', {}, false, false],
])('the field %s with %o on a template: %s is idle: %s', (name, settings, isTemplate, idle) => {
  expect(isInapplicableBinding(name, formSchemaOf('heading'), settings, isTemplate)).toBe(idle);
});

test('the source of a product list is no binding', () => {
  expect(isInapplicableBinding('source', formSchemaOf('products-list'), {}, false)).toBe(false);
});
