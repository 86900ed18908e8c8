import Form, { type IChangeEvent } from '@rjsf/core';
import type { ErrorSchema, RegistryWidgetsType, ValidatorType } from '@rjsf/utils';
import { useCallback, useMemo } from 'react';
import { useSharedWords } from '../../i18n/shared-words.tsx';
import type { Faults } from '../faults-at-fields.ts';
import { ChoiceWidget } from '../rjsf/choice-widget.tsx';
import { FieldTemplate } from '../rjsf/field-template.tsx';
import { SwitchWidget } from '../rjsf/switch-widget.tsx';
import { formTranslator } from '../rjsf/translate-form-string.ts';
import type { FormDefinition, FormValues } from './define-form.ts';
import { SectionsTemplate } from './sections-template.tsx';
import { uiSchemaOf } from './ui-schema.ts';
import { CategoriesWidget, ProductsWidget } from './widgets/reference-widgets.tsx';
import { IntegerWidget, MomentWidget, MoneyWidget, TextWidget } from './widgets/typed-widgets.tsx';

/** By the kinds of `field-kind.ts`; choices and switches are found by rjsf itself. */
const WIDGETS: RegistryWidgetsType = {
  SelectWidget: ChoiceWidget,
  CheckboxWidget: SwitchWidget,
  text: TextWidget,
  integer: IntegerWidget,
  money: MoneyWidget,
  moment: MomentWidget,
  products: ProductsWidget,
  categories: CategoriesWidget,
};

const TEMPLATES = { FieldTemplate, ObjectFieldTemplate: SectionsTemplate };

/** Nothing is filled in unasked: the values say all that is in the form. */
const DEFAULTS = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

export interface SchemaFieldsProps<Body, Stored> {
  readonly form: FormDefinition<Body, Stored>;
  readonly validator: ValidatorType;
  readonly values: FormValues<Body>;
  readonly stored: Stored | undefined;
  readonly faults: Faults;
  readonly isReadOnly: boolean;
  readonly onChange: (values: FormValues<Body>) => void;
}

/** The fields of a form, drawn by rjsf from the schema and the layout. */
export function SchemaFields<Body, Stored>(props: SchemaFieldsProps<Body, Stored>) {
  const { form, validator, values, stored, faults, isReadOnly, onChange } = props;
  const words = useSharedWords();
  const translateString = useMemo(() => formTranslator(words), [words]);
  const formContext = useMemo(() => ({ form }), [form]);
  const extraErrors = useMemo(() => toErrorSchema(faults), [faults]);
  const help = form.layout.help?.(values, stored) ?? {};
  const helpKey = JSON.stringify(help);
  // biome-ignore lint/correctness/useExhaustiveDependencies: help is a new object each time, and the same by its words.
  const uiSchema = useMemo(() => uiSchemaOf(form, help), [form, helpKey]);
  const handleChange = useCallback(
    ({ formData }: IChangeEvent<FormValues<Body>>, id?: string) => {
      // Without an id it was rjsf that filled something in, not a person.
      if (id !== undefined && formData) onChange(formData);
    },
    [onChange],
  );
  return (
    <Form<FormValues<Body>>
      tagName="div"
      idPrefix="field"
      schema={form.schema}
      uiSchema={uiSchema}
      validator={validator as ValidatorType<FormValues<Body>>}
      formData={values}
      formContext={formContext}
      disabled={isReadOnly}
      widgets={WIDGETS}
      templates={TEMPLATES}
      translateString={translateString}
      experimental_defaultFormStateBehavior={DEFAULTS}
      extraErrors={extraErrors}
      showErrorList={false}
      noHtml5Validate
      onChange={handleChange}
    >
      {/* An empty child: the page around it has the button that saves. */}
      <span hidden />
    </Form>
  );
}

/** Faults as rjsf lays them beside its fields; those of one entry of a list stand at the list. */
function toErrorSchema<Body>(faults: Faults): ErrorSchema<FormValues<Body>> {
  const errors: Record<string, { __errors: string[] }> = {};
  for (const [path, sentences] of Object.entries(faults)) {
    const [, name = ''] = path.split('/');
    const known = errors[name]?.__errors ?? [];
    errors[name] = { __errors: [...new Set([...known, ...sentences])] };
  }
  return errors as ErrorSchema<FormValues<Body>>;
}
