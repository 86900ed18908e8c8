import type { UiSchema } from '@rjsf/utils';
import { t } from '../../i18n/pl.ts';
import { isNeededIn } from './check-form.ts';
import { type FormDefinition, propertyOf } from './define-form.ts';
import { kindOf } from './field-kind.ts';

/** What rjsf is told of each field beside the schema: its widget, its label, whether it is needed, its help. */
export function uiSchemaOf<Body, Stored>(
  form: FormDefinition<Body, Stored>,
  help: Readonly<Record<string, string | undefined>>,
): UiSchema {
  const fields = form.fields.map((name) => [name, fieldUi(form, name, help[name])] as const);
  return Object.fromEntries(fields);
}

function fieldUi<Body, Stored>(
  form: FormDefinition<Body, Stored>,
  name: keyof Body & string,
  help: string | undefined,
): UiSchema {
  const kind = kindOf(propertyOf(form.schema, name));
  const description = help === undefined ? {} : { 'ui:description': help };
  switch (kind) {
    case 'switch':
      return description;
    case 'choice':
      // The choices say what they are: side by side they have a name for screen readers alone.
      return { ...description, 'ui:options': { inline: true, label: false } };
    case 'money':
      return {
        ...description,
        'ui:widget': kind,
        'ui:title': t.forms.inZloty(form.titleOf(name)),
        'ui:options': { isNeeded: isNeededIn(form, name) },
      };
    default:
      return { ...description, 'ui:widget': kind, 'ui:options': { isNeeded: isNeededIn(form, name) } };
  }
}
