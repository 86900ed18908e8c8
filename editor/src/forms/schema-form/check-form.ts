import type { RJSFSchema } from '@rjsf/utils';
import type { ErrorObject } from 'ajv';
import type { Faults } from '../faults-at-fields.ts';
import { type FormDefinition, type FormValues, propertyOf } from './define-form.ts';
import { faultSentence } from './fault-sentence.ts';
import { isShown } from './form-values.ts';

/** What the compiled validators of a schema find in a value. */
export type FindErrors = (value: unknown) => readonly ErrorObject[];

/**
 * What is wrong with a body, at the pointers by which the server names the same fields: what the schema refuses, fields
 * that the form needs, then the rules between fields.
 */
export function checkForm<Body, Stored>(
  form: FormDefinition<Body, Stored>,
  findErrors: FindErrors,
  body: FormValues<Body>,
): Faults {
  const { schema, layout } = form;
  const faults: Record<string, readonly string[]> = {};
  const tell = (name: string, rule: string, error?: ErrorObject) => {
    const isRequired = isNeededIn(form, name);
    faults[`/${name}`] ??= [faultSentence(propertyOf(schema, name), { rule, isRequired, error })];
  };
  for (const name of form.fields) {
    const isMissing = body[name] === undefined && isShown(form, name, body);
    if (isMissing && isNeededIn(form, name)) tell(name, 'required');
  }
  for (const error of findErrors(body)) {
    const [, name] = error.instancePath.split('/');
    if (name !== undefined && name !== '') tell(name, error.keyword, error);
  }
  const sound = Object.fromEntries(Object.entries(body).filter(([name]) => !faults[`/${name}`])) as FormValues<Body>;
  return { ...layout.check?.(sound), ...faults };
}

/** Whether a field needs a value while it is shown. */
export function isNeededIn<Body, Stored>({ schema, layout }: FormDefinition<Body, Stored>, name: string): boolean {
  return isRequiredBy(schema, name) || (layout.required as readonly string[] | undefined)?.includes(name) === true;
}

const isRequiredBy = ({ required = [] }: RJSFSchema, name: string) => required.includes(name);
