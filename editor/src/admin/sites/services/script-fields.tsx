import type { Faults } from '../../../forms/faults-at-fields.ts';
import { faultsUnder } from '../../../forms/faults-under.ts';
import { FormRow } from '../../../forms/form-page.tsx';
import { TypedField } from '../../../forms/typed-field.tsx';
import { t } from '../../../i18n/pl.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import type { ScriptFormValues } from './script-service.form-values.ts';

interface ScriptFieldsProps {
  readonly title: string;
  readonly help: string;
  /** Where its faults are, below those of all services. */
  readonly name: 'marketing' | 'tags';
  readonly values: ScriptFormValues;
  readonly faults: Faults;
  readonly onChange: (change: Partial<ScriptFormValues>) => void;
}

/** A script of another company: whose data it is, where it lies, and what it may reach. */
export function ScriptFields({ title, help, name, values, faults, onChange }: ScriptFieldsProps) {
  const words = t.sites.services;
  const fields = { values, faults: faultsUnder(faults, `/${name}`), onChange };
  const isWanted = values.key.trim() !== '' || values.endpoint.trim() !== '';
  return (
    <fieldset>
      <legend>{title}</legend>
      <p>{help}</p>
      <FormRow>
        <TypedField {...fields} name="key" label={words.key} isRequired={isWanted} />
        <TypedField
          {...fields}
          name="endpoint"
          label={words.endpoint}
          help={words.endpointHelp}
          isRequired={isWanted}
          type="url"
        />
      </FormRow>
      <TypedField {...fields} name="origins" label={words.origins} help={words.originsHelp} />
      <Switch
        label={words.hasOwnStyles}
        help={words.hasOwnStylesHelp}
        checked={values.hasOwnStyles}
        onChange={(hasOwnStyles) => onChange({ hasOwnStyles })}
      />
    </fieldset>
  );
}
