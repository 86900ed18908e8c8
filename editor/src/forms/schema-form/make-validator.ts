import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { ErrorObject } from 'ajv';
import type { ContractForm } from './define-form.ts';

/** The compiled validators of a form, for rjsf and for the check before saving. */
export function makeValidator({ schema }: ContractForm, functions: ValidatorFunctions) {
  const validator = createPrecompiledValidator(functions, schema);
  const findErrors = (value: unknown): readonly ErrorObject[] =>
    validator.rawValidation<ErrorObject>(schema, value).errors ?? [];
  return { validator, findErrors };
}
