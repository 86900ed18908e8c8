import { ChoicesField } from '../../../forms/choices-field.tsx';
import { FormRow } from '../../../forms/form-page.tsx';
import { TypedField } from '../../../forms/typed-field.tsx';
import { t } from '../../../i18n/pl.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/inputs.tsx';
import { APPLICATIONS, TAX_CLASSES } from '../product.form-values.ts';
import { faultsOfList, type ProductPartProps } from '../product-part.ts';
import { factTitle } from './fact-title.ts';

const SKIN_TYPES = ['dry', 'normal', 'combination', 'oily', 'sensitive', 'mature', 'acne', 'all'] as const;
const CERTIFICATIONS = ['vegan', 'crueltyFree', 'FSC', 'ECOCERT'] as const;
const PROGRAMS = ['friendsAndFamily', 'kameleon', 'milesAndMore'] as const;

/** Facts by which products are filtered and compared, and the rate of VAT within the price. */
export function FactFields({ values, faults, onChange }: ProductPartProps) {
  return (
    <>
      <FormRow>
        <Field label={t.products.fields.taxClass} help={t.products.taxClassHelp} errors={faults['/taxClass']}>
          {(control) => (
            <Select
              {...control}
              value={values.taxClass}
              onChange={(event) => onChange({ taxClass: Number(event.target.value) })}
            >
              {TAX_CLASSES.map((rate) => (
                <option key={rate} value={rate}>
                  {rate}%
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.products.fields.application} errors={faults['/application']}>
          {(control) => (
            <Select
              {...control}
              value={values.application}
              onChange={(event) => onChange({ application: event.target.value })}
            >
              <option value="">{t.products.none.application}</option>
              {APPLICATIONS.map((known) => (
                <option key={known} value={known}>
                  {factTitle(known)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TypedField
          values={values}
          faults={faults}
          onChange={onChange}
          name="pao"
          label={t.products.fields.pao}
          help={t.products.paoHelp}
          maxLength={4}
        />
      </FormRow>
      <ChoicesField
        label={t.products.fields.skinType}
        choices={choicesOf(SKIN_TYPES, values.skinType)}
        value={values.skinType}
        errors={faultsOfList(faults, '/skinType')}
        onChange={(skinType) => onChange({ skinType })}
      />
      <ChoicesField
        label={t.products.fields.certifications}
        choices={choicesOf(CERTIFICATIONS, values.certifications)}
        value={values.certifications}
        errors={faultsOfList(faults, '/certifications')}
        onChange={(certifications) => onChange({ certifications })}
      />
      <ChoicesField
        label={t.products.fields.loyaltyPrograms}
        choices={PROGRAMS.map((program) => [program, factTitle(program)] as const)}
        value={values.loyaltyPrograms}
        errors={faultsOfList(faults, '/loyaltyPrograms')}
        onChange={(loyaltyPrograms) => onChange({ loyaltyPrograms })}
      />
    </>
  );
}

/** What the shop has words for, and whatever else an import has brought. */
const choicesOf = (known: readonly string[], chosen: readonly string[]) =>
  [...new Set([...known, ...chosen])].map((value) => [value, factTitle(value)] as const);
