import { FormRow } from '../../../forms/form-page.tsx';
import { t } from '../../../i18n/pl.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/inputs.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { type BehaviourFormValues, CHOICES, type Choice } from './behaviour.form-values.ts';

interface BehaviourFieldsProps {
  readonly values: BehaviourFormValues;
  readonly onChange: (change: Partial<BehaviourFormValues>) => void;
}

/** What opens where in the shop: cart, favourites, signing in, account, search. */
export function BehaviourFields({ values, onChange }: BehaviourFieldsProps) {
  const words = t.sites.behaviour;
  const choice = (field: Choice) => {
    const names: Readonly<Record<string, string>> = words.choices[field].values;
    return (
      <Field key={field} label={words.choices[field].label}>
        {(control) => (
          <Select {...control} value={values[field]} onChange={({ target }) => onChange({ [field]: target.value })}>
            {CHOICES[field].values.map((value) => (
              <option key={value} value={value}>
                {names[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    );
  };
  return (
    <>
      <FormRow>
        {choice('afterAdding')}
        {choice('cartLayout')}
      </FormRow>
      <Switch
        label={words.keepsRemoved}
        help={words.keepsRemovedHelp}
        checked={values.keepsRemoved}
        onChange={(keepsRemoved) => onChange({ keepsRemoved })}
      />
      <Switch
        label={words.linksCategory}
        help={words.linksCategoryHelp}
        checked={values.linksCategory}
        onChange={(linksCategory) => onChange({ linksCategory })}
      />
      <FormRow>
        {choice('afterFavourite')}
        {choice('accountHome')}
      </FormRow>
      <FormRow>
        {choice('signInForm')}
        {choice('socialSignIn')}
      </FormRow>
      <Switch
        label={words.isBackOffice}
        help={words.isBackOfficeHelp}
        checked={values.isBackOffice}
        onChange={(isBackOffice) => onChange({ isBackOffice })}
      />
      <FormRow>{choice('suggestions')}</FormRow>
    </>
  );
}
