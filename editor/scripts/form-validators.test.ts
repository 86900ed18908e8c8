import { DRIVERS } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { formSchemaOf } from '../src/page-editor/module-forms/form-schema.ts';
import { asEsModule, compileFormValidators } from './form-validators.ts';

test.each(DRIVERS)('the validators of %s are compiled ahead and generate no code when they run', (driver) => {
  const code = compileFormValidators(formSchemaOf(driver));
  expect(code).toContain('export default exports;');
  expect(code).not.toMatch(/new Function|\beval\(/);
});

test('what the compiled code requires is imported once', () => {
  const code = asEsModule(
    'const a = require("ajv/dist/runtime/equal").default; const b = require("ajv/dist/runtime/equal").default;',
  );
  expect(code.match(/^import /gm)).toHaveLength(1);
  expect(code).toContain("from 'ajv/dist/runtime/equal.js'");
});
