import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { withoutWords } from './without-words.ts';

/** A validator that was compiled from a schema without words, for forms whose schemas have them. */
export function languageFreeValidator(validator: ValidatorType): ValidatorType {
  return {
    isValid: (schema, data, root) => validator.isValid(withoutWords(schema), data, withoutWords(root)),
    rawValidation: (schema, data) => validator.rawValidation(withoutWords(schema), data),
    validateFormData: (data, schema: RJSFSchema, ...rest) =>
      validator.validateFormData(data, withoutWords(schema), ...rest),
  };
}
