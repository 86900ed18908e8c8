import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select, TextInput } from '../../ui/fields/inputs.tsx';
import { CARRIERS, type CarrierCode } from './carriers.ts';
import styles from './tracking-fields.module.css';

export interface TrackingFormValues {
  readonly carrierCode: CarrierCode;
  readonly number: string;
}

export interface TrackingFieldsProps {
  readonly value: TrackingFormValues;
  readonly help?: string;
  readonly errors?: readonly string[];
  readonly onChange: (tracking: TrackingFormValues) => void;
}

/** With whom a parcel travels, which the order tells, and under which number, which comes from a scanner. */
export function TrackingFields({ value, help, errors = [], onChange }: TrackingFieldsProps) {
  return (
    <div className={styles.row}>
      <Field label={t.shipping.carrier}>
        {(control) => (
          <Select
            {...control}
            value={value.carrierCode}
            onChange={(event) => onChange({ ...value, carrierCode: event.target.value as CarrierCode })}
          >
            {Object.entries(CARRIERS).map(([code, title]) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t.shipping.number} help={help} errors={errors}>
        {(control) => (
          <TextInput
            {...control}
            data-start
            autoComplete="off"
            maxLength={80}
            value={value.number}
            onChange={(event) => onChange({ ...value, number: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
