import { readMoment } from '@witryna/module-schemas';
import { toShopTime } from '../../forms/shop-day.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { useSentencesAt } from '../faults/index.ts';

export interface MomentSettingProps {
  readonly label: string;
  readonly help: string;
  /** Where it lies in the page, a JSON pointer: its faults are told here. */
  readonly pointer: string;
  /** Of a draft, which may be invalid: anything but a moment is shown as none. */
  readonly value: unknown;
  readonly readOnly: boolean;
  /** By the clock of the shop, `2026-12-01T08:30`; empty for none. */
  readonly onChange: (value: string) => void;
}

/** A day and an hour, by the clock of the shop. */
export function MomentSetting({ label, help, pointer, value, readOnly, onChange }: MomentSettingProps) {
  const errors = useSentencesAt(pointer);
  return (
    <Field label={label} help={help} pointer={pointer} errors={errors}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={shownMoment(value)}
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

const MINUTES = '00:00'.length;

function shownMoment(value: unknown): string {
  const parts = typeof value === 'string' ? readMoment(value) : undefined;
  if (!parts) return '';
  const { day, time, offset } = parts;
  return offset === undefined ? `${day}T${time.slice(0, MINUTES)}` : toShopTime(`${day}T${time}${offset}`);
}
