import type { OrderLabels } from '../../../api/commerce/shipping-labels.ts';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { t } from '../../../i18n/pl.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select, TextInput } from '../../../ui/fields/inputs.tsx';
import type { LabelFormValues } from './label.form-values.ts';
import styles from './labels.module.css';

const MEASURES = [
  ['weight', 'weightGrams'],
  ['length', 'lengthMm'],
  ['width', 'widthMm'],
  ['height', 'heightMm'],
] as const;

export interface LabelFieldsProps {
  readonly offer: OrderLabels;
  readonly values: LabelFormValues;
  readonly faults: Faults;
  readonly onChange: (values: LabelFormValues) => void;
}

/** A compartment of a locker, or the measures of a box; with what the catalogue knows filled in. */
export function LabelFields({ offer, values, faults, onChange }: LabelFieldsProps) {
  const { service, proposal } = offer;
  const { size, unknownPieces } = proposal;
  const words = t.labels;
  const unknown = unknownPieces > 0 && words.unknownPieces(unknownPieces);
  if (service === 'locker') {
    const help = [size && words.proposedSize(size), unknown, words.sizeHelp].filter(Boolean).join(' ');
    return (
      <Field label={words.size} help={help} errors={faults['/size'] ?? []} required>
        {(control) => (
          <Select
            {...control}
            value={values.size}
            onChange={({ target }) => onChange({ ...values, size: target.value })}
          >
            <SizeOptions />
          </Select>
        )}
      </Field>
    );
  }
  return (
    <>
      <div className={styles.measures}>
        {MEASURES.map(([name, path]) => (
          <Field key={name} label={words[name]} errors={faults[`/${path}`] ?? []} required>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                value={values[name]}
                onChange={({ target }) => onChange({ ...values, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {unknown && <p className={styles.muted}>{unknown}</p>}
    </>
  );
}

/** The compartments, after the question for one. */
export function SizeOptions() {
  return (
    <>
      <option value="">{t.labels.noSize}</option>
      {Object.entries(t.labels.sizes).map(([size, title]) => (
        <option key={size} value={size}>
          {title}
        </option>
      ))}
    </>
  );
}
