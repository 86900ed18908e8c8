import type { Faults } from '../../faults-at-fields.ts';
import { checkForm } from '../check-form.ts';
import { type FormDefinition, type FormValues, propertyOf } from '../define-form.ts';
import { kindOf } from '../field-kind.ts';
import { bodyOf, initialValues, valuesOf } from '../form-values.ts';
import { makeValidator } from '../make-validator.ts';
import { isTyped, READINGS } from '../widgets/readings.ts';

/** What a person typed, chose or switched in a form: texts where the form has lines to type in. */
type Typed<Body> = { readonly [Name in keyof Body]?: Body[Name] | string };

/** The body that a new form sends after this was typed into it. */
export function typedBody<Body, Stored>(form: FormDefinition<Body, Stored>, typed: Typed<Body>): FormValues<Body> {
  const read = Object.entries(typed).map(([name, value]) => {
    const kind = kindOf(propertyOf(form.schema, name));
    return [name, isTyped(kind) ? READINGS[kind].parse(String(value)) : value] as const;
  });
  return bodyOf(form, { ...initialValues(form), ...(Object.fromEntries(read) as FormValues<Body>) });
}

/** The body that is sent when what is stored is opened and saved as it is. */
export function storedBody<Body, Stored extends FormValues<Body>>(
  form: FormDefinition<Body, Stored>,
  stored: Stored,
): FormValues<Body> {
  return bodyOf(form, valuesOf(form, stored));
}

/** What the form says of what was typed before it is sent. */
export async function typedFaults<Body, Stored>(
  form: FormDefinition<Body, Stored>,
  typed: Typed<Body>,
): Promise<Faults> {
  const { findErrors } = makeValidator(form, await form.loadValidators());
  return checkForm(form, findErrors, typedBody(form, typed));
}
