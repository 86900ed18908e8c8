import type { StoredVariant } from '../../../api/commerce/products.ts';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { FormRow } from '../../../forms/form-page.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { nameOfVariant } from '../../../product-choice/index.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { TextInput } from '../../../ui/fields/inputs.tsx';
import { type PriceFormValues, sightOf, type VariantFormValues } from './variant.form-values.ts';
import styles from './variant-fields.module.css';

export interface VariantFieldsProps {
  /** Absent of one that is new. */
  readonly stored: StoredVariant | undefined;
  /** How the server names it: `/variants/0`. */
  readonly path: string;
  readonly values: VariantFormValues;
  readonly faults: Faults;
  readonly onChange: (values: VariantFormValues) => void;
}

/** The prices of the only variant in each currency, and how many pieces there are. It needs no name of its own. */
export function VariantFields({ stored, path, values, faults, onChange }: VariantFieldsProps) {
  const sight = sightOf(values);
  const name = nameOfVariant(sight);
  return (
    <fieldset className={styles.variant}>
      <legend className={name === '' ? 'visually-hidden' : styles.name}>
        {sight.colour && <span className={styles.colour} style={{ background: sight.colour.hex }} />}
        {name || values.sku || t.products.variant} <span className={styles.sku}>{name && values.sku}</span>
      </legend>
      {Object.entries(values.prices).map(([currency, price]) => (
        <PriceFields
          key={currency}
          currency={currency}
          lowest30={stored?.prices[currency]?.lowest30}
          isRequired={stored?.prices[currency] !== undefined}
          path={`${path}/prices/${currency}`}
          values={price}
          faults={faults}
          onChange={(change) =>
            onChange({ ...values, prices: { ...values.prices, [currency]: { ...price, ...change } } })
          }
        />
      ))}
      <div className={styles.stock}>
        <Field label={t.products.fields.stock} help={t.products.stockHelp} errors={faults[`${path}/stock`]} required>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={values.stock}
              onChange={(event) => onChange({ ...values, stock: event.target.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}

interface PriceFieldsProps {
  readonly currency: string;
  readonly lowest30: number | undefined;
  readonly isRequired: boolean;
  readonly path: string;
  readonly values: PriceFormValues;
  readonly faults: Faults;
  readonly onChange: (change: Partial<PriceFormValues>) => void;
}

function PriceFields({ currency, lowest30, isRequired, path, values, faults, onChange }: PriceFieldsProps) {
  const amount = (name: 'regular' | 'special' | 'friendsAndFamily', label: string, help?: string) => (
    <Field
      label={`${label} (${currency})`}
      help={help}
      errors={faults[`${path}/${name}`]}
      required={name === 'regular' && isRequired}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          value={values[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const day = (name: 'specialFrom' | 'specialTo', label: string) => (
    <Field label={`${label} (${currency})`} errors={faults[`${path}/${name}`]}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={values[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <FormRow>
        {amount('regular', t.products.fields.regular)}
        {amount(
          'special',
          t.products.fields.special,
          lowest30 === undefined ? undefined : t.products.lowest30(formatMoney({ amount: lowest30, currency })),
        )}
        {amount('friendsAndFamily', t.products.fields.friendsAndFamily)}
      </FormRow>
      <FormRow>
        {day('specialFrom', t.products.fields.specialFrom)}
        {day('specialTo', t.products.fields.specialTo)}
      </FormRow>
    </>
  );
}
