import type { Faults } from '../../../forms/faults-at-fields.ts';
import { FormRow } from '../../../forms/form-page.tsx';
import { TypedField } from '../../../forms/typed-field.tsx';
import { t } from '../../../i18n/pl.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/inputs.tsx';
import { FileAddressField } from '../file-address-field.tsx';
import { PERIODS, type Period, type RatingFormValues, STARS } from './rating.form-values.ts';

export interface RatingFieldsProps {
  readonly values: RatingFormValues;
  readonly faults: Faults;
  readonly onChange: (change: Partial<RatingFormValues>) => void;
}

/** How buyers rate the shop: footers without a rating of their own show it. */
export function RatingFields(fields: RatingFieldsProps) {
  const { values, faults, onChange } = fields;
  const words = t.sites.rating;
  return (
    <>
      <p>{words.help}</p>
      {PERIODS.map((period) => (
        <FormRow key={period}>
          <TypedField {...fields} name={`${period}Rate`} label={words.rate[period]} inputMode="decimal" />
          <TypedField {...fields} name={`${period}Amount`} label={words.amount[period]} inputMode="numeric" />
        </FormRow>
      ))}
      <FormRow>
        <Field label={words.main}>
          {(control) => (
            <Select
              {...control}
              value={values.main}
              onChange={({ target }) => onChange({ main: target.value as Period })}
            >
              {PERIODS.map((period) => (
                <option key={period} value={period}>
                  {words.periods[period]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TypedField {...fields} name="link" label={words.link} help={words.linkHelp} />
        <FileAddressField
          label={words.image}
          errors={faults['/image']}
          value={values.image}
          onChange={(image) => onChange({ image })}
        />
      </FormRow>
      <FormRow>
        {STARS.map((star) => (
          <TypedField key={star} {...fields} name={`stars${star}`} label={words.stars(star)} inputMode="numeric" />
        ))}
      </FormRow>
    </>
  );
}
