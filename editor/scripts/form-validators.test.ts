import { DRIVERS } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { formSchemaOf } from '../src/page-editor/module-forms/form-schema.ts';
import { bodySchemaOf } from './contract-form.ts';
import { asEsModule, compileFormValidators } from './form-validators.ts';

test.each(DRIVERS)('the validators of %s are compiled ahead and generate no code when they run', (driver) => {
  const code = compileFormValidators(formSchemaOf(driver));
  expect(code).toContain('export default exports;');
  expect(code).not.toMatch(/new Function|\beval\(/);
});

test('the validators of a route are compiled from its body in the contract, without code that generates code', () => {
  const code = compileFormValidators(bodySchemaOf('post/staff/coupons'));
  expect(code).toContain('usagePerCustomer');
  expect(code).not.toMatch(/new Function|\beval\(/);
});

test.each(['get/staff/coupons', 'post/staff/nothing'])('a route without a body has no form: %s', (route) => {
  expect(() => bodySchemaOf(route)).toThrow('The contract has no JSON body for');
});

test('what the compiled code requires is imported once', () => {
  const code = asEsModule(
    'const a = require("ajv/dist/runtime/equal").default; const b = require("ajv/dist/runtime/equal").default;',
  );
  expect(code.match(/^import /gm)).toHaveLength(1);
  expect(code).toContain("from 'ajv/dist/runtime/equal.js'");
});
