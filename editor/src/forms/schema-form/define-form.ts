import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { Faults } from '../faults-at-fields.ts';

/** What a route takes, as `virtual:contract-form/…` hands it out; its validators come when a form is opened. */
export interface ContractForm {
  /** `post/staff/coupons` */
  readonly route: string;
  readonly schema: RJSFSchema;
  readonly loadValidators: () => Promise<ValidatorFunctions>;
}

/**
 * What stands in a form. A field that is empty is undefined; what was typed and cannot be read stays as its text, which
 * the schema refuses when the form is saved.
 */
export type FormValues<Body> = { readonly [Name in keyof Body]?: Body[Name] | undefined };

type FieldName<Body> = keyof Body & string;

/** Order and layout of a form, and what no schema says of its fields. */
export interface FormLayout<Body, Stored> {
  /** Under each heading the fields of each line, side by side where there is room. */
  readonly sections: readonly {
    readonly title: string;
    readonly lines: readonly (readonly FieldName<Body>[])[];
  }[];
  /** Fields that the route takes and this form leaves alone. */
  readonly leftOut?: readonly FieldName<Body>[];
  /** What a new one begins with beside the defaults of the schema. */
  readonly initial?: FormValues<Body>;
  /** Fields that are there only with certain values of others; otherwise they are not sent. */
  readonly shownWhen?: { readonly [Name in FieldName<Body>]?: (values: FormValues<Body>) => boolean };
  /** Fields that need a value wherever they are shown, though the schema does not ask for one. */
  readonly required?: readonly FieldName<Body>[];
  /** Help that depends on what is in the form or on what is stored; help that does not is the schema's `description`. */
  readonly help?: (
    values: FormValues<Body>,
    stored: Stored | undefined,
  ) => { readonly [Name in FieldName<Body>]?: string | undefined };
  /** Rules between fields; it is given those fields alone that are sound by themselves. */
  readonly check?: (sound: FormValues<Body>) => Faults;
}

/** A form for staff: the schema of what its route takes, and the layout. `Stored` is what the server answers. */
export interface FormDefinition<Body, Stored> extends ContractForm {
  readonly layout: FormLayout<Body, Stored>;
  /** The names of its fields in their order. */
  readonly fields: readonly FieldName<Body>[];
  /** What a field is called. */
  readonly titleOf: (name: FieldName<Body>) => string;
  /** What one of the values of a field is called. */
  readonly choiceTitle: (name: FieldName<Body>, value: string) => string;
}

/** Puts the schema of a route and the layout of its form together. */
export function defineForm<Body extends object, Stored extends FormValues<Body>>(
  { route, schema, loadValidators }: ContractForm,
  layout: FormLayout<Body, Stored>,
): FormDefinition<Body, Stored> {
  return {
    route,
    schema,
    loadValidators,
    layout,
    fields: layout.sections.flatMap(({ lines }) => lines.flat()),
    titleOf: (name) => propertyOf(schema, name).title ?? name,
    choiceTitle: (name, value) => propertyOf(schema, name)['x-enumTitles']?.[value] ?? value,
  };
}

/** The schema of one field. */
export function propertyOf(schema: RJSFSchema, name: string): RJSFSchema {
  const property = schema.properties?.[name];
  if (typeof property !== 'object') throw new Error(`The schema of the form has no field ${name}`);
  return property;
}
