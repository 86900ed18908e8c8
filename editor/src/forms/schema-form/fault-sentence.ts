import type { RJSFSchema } from '@rjsf/utils';
import { faultMessage } from '@witryna/module-schemas';
import type { ErrorObject } from 'ajv';
import { t } from '../../i18n/pl.ts';
import { kindOf } from './field-kind.ts';

interface FieldFault {
  /** The keyword of the schema that refuses the value; `required` where there is none. */
  readonly rule: string;
  readonly isRequired: boolean;
  readonly error?: ErrorObject | undefined;
}

/** What is wrong with a field, said so that one knows what to write there. */
export function faultSentence(property: RJSFSchema, { rule, isRequired, error }: FieldFault): string {
  const { minimum, maximum } = property;
  switch (kindOf(property)) {
    case 'money':
      return rule === 'required' ? t.forms.notMoney : t.forms.wrongMoney;
    case 'integer':
      if (minimum === undefined) return t.forms.notNumber;
      if (maximum !== undefined && (isRequired || rule === 'maximum')) return t.forms.wholeBetween(minimum, maximum);
      return t.forms.wholeOrEmpty(minimum);
    case 'moment':
      return t.forms.notMoment;
    case 'products':
      return rule === 'maxItems' ? t.forms.tooManyProducts(property.maxItems ?? 0) : t.forms.noProducts;
    case 'categories':
      return rule === 'maxItems' ? t.forms.tooManyCategories(property.maxItems ?? 0) : t.forms.noCategories;
  }
  if (property['x-patternMessage']) return property['x-patternMessage'];
  return rule === 'required' || !error ? t.forms.required : faultMessage(error);
}
