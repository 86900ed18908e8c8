import { type FormDefinition, type FormValues, propertyOf } from './define-form.ts';

/** What a new one begins with: the defaults of the schema and those of the form. */
export function initialValues<Body, Stored>({ fields, schema, layout }: FormDefinition<Body, Stored>) {
  const defaults = fields.map((name) => [name, layout.initial?.[name] ?? propertyOf(schema, name).default] as const);
  return Object.fromEntries(defaults) as FormValues<Body>;
}

/** What is stored, as it stands in the form. */
export function valuesOf<Body, Stored extends FormValues<Body>>(
  { fields }: FormDefinition<Body, Stored>,
  stored: Stored,
): FormValues<Body> {
  return Object.fromEntries<unknown>(fields.map((name) => [name, stored[name]])) as FormValues<Body>;
}

/** Whether a field is there with these values. */
export function isShown<Body, Stored>(
  { layout }: FormDefinition<Body, Stored>,
  name: keyof Body & string,
  values: FormValues<Body>,
): boolean {
  return layout.shownWhen?.[name]?.(values) ?? true;
}

/**
 * What is sent: the fields that are shown and filled in, texts without the blanks around them. It is a body of the
 * route once `checkForm` finds nothing.
 */
export function bodyOf<Body, Stored>(form: FormDefinition<Body, Stored>, values: FormValues<Body>): FormValues<Body> {
  const filled = form.fields
    .filter((name) => isShown(form, name, values))
    .map((name) => [name, trimmed(values[name])] as const)
    .filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled) as FormValues<Body>;
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
