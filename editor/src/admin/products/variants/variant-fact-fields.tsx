import type { MediaFile } from '@witryna/module-schemas';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { FormRow } from '../../../forms/form-page.tsx';
import { t } from '../../../i18n/pl.ts';
import { PicturesField } from '../../../media/index.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select, TextInput } from '../../../ui/fields/inputs.tsx';
import { faultsOfList } from '../product-part.ts';
import { SIZE_UNITS, type VariantFacts, type VariantFormValues } from './variant.form-values.ts';
import styles from './variants-field.module.css';

/** As the server takes them. */
const MOST_PICTURES = 30;
const LONGEST_COLOUR = 200;
const LONGEST_SKU = 64;

export interface VariantFactFieldsProps {
  readonly variant: VariantFormValues;
  readonly path: string;
  readonly faults: Faults;
  readonly pictures: readonly MediaFile[];
  readonly isReadOnly: boolean;
  /** Its number is known to orders, carts and the history of prices: it stays. */
  readonly isStored: boolean;
  readonly onChange: (variant: VariantFormValues) => void;
}

type TypedFact = { [Name in keyof VariantFacts]: VariantFacts[Name] extends string ? Name : never }[keyof VariantFacts];

/** What one variant is: size, shade, codes, weight, dimensions and pictures of its own. */
export function VariantFactFields(props: VariantFactFieldsProps) {
  const { variant, path, faults, pictures, isReadOnly, isStored, onChange } = props;
  const { facts } = variant;
  const words = t.products.variantFields;
  const set = (change: Partial<VariantFacts>) => onChange({ ...variant, facts: { ...facts, ...change } });
  const line = (name: TypedFact, at: string, most: number, inputMode?: 'decimal' | 'numeric') => (
    <Field label={words[name]} help={t.products.variantHelp[name]} errors={faultsOfList(faults, `${path}/${at}`)}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          inputMode={inputMode}
          maxLength={most}
          value={facts[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className={styles.facts}>
      <FormRow>
        {line('size', 'size', 9, 'decimal')}
        <Field label={words.unit}>
          {(control) => (
            <Select
              {...control}
              value={facts.unit}
              onChange={(event) => set({ unit: SIZE_UNITS.find((unit) => unit === event.target.value) ?? 'ml' })}
            >
              {SIZE_UNITS.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
            </Select>
          )}
        </Field>
        {line('colour', 'colour', LONGEST_COLOUR)}
        {facts.colour.trim() !== '' && (
          <Field label={words.hex}>
            {(control) => (
              <input
                {...control}
                type="color"
                className={styles.colour}
                value={facts.hex}
                onChange={(event) => set({ hex: event.target.value })}
              />
            )}
          </Field>
        )}
      </FormRow>
      <FormRow>
        {!isStored && (
          <Field label={words.sku} help={t.products.variantHelp.sku} errors={faults[`${path}/sku`]}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                spellCheck={false}
                maxLength={LONGEST_SKU}
                value={variant.sku}
                onChange={(event) => onChange({ ...variant, sku: event.target.value })}
              />
            )}
          </Field>
        )}
        {line('weight', 'weightGrams', 6, 'numeric')}
        {line('ean', 'ean', 13, 'numeric')}
      </FormRow>
      <FormRow>
        {line('length', 'dimensions/lengthMm', 5, 'numeric')}
        {line('width', 'dimensions/widthMm', 5, 'numeric')}
        {line('height', 'dimensions/heightMm', 5, 'numeric')}
      </FormRow>
      <PicturesField
        label={words.images}
        addLabel={t.products.addVariantPicture}
        none={t.products.noVariantPictures}
        most={MOST_PICTURES}
        origin="product"
        value={facts.images}
        known={pictures}
        isReadOnly={isReadOnly}
        onChange={(images) => set({ images })}
      />
    </div>
  );
}
