import { t } from '../../../i18n/pl.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { MomentSetting } from '../moment-setting.tsx';

interface DelayedFieldProps {
  readonly label: string;
  readonly help: string;
  readonly pointer: string;
  readonly value: unknown;
  readonly readOnly: boolean;
  readonly onChange: (value: string | boolean) => void;
}

/** From when an article is shown: a moment of its own, or its date of publication. */
export function DelayedField({ label, help, pointer, value, readOnly, onChange }: DelayedFieldProps) {
  return (
    <>
      {value !== true && (
        <MomentSetting
          label={label}
          help={help}
          pointer={pointer}
          value={value}
          readOnly={readOnly}
          onChange={onChange}
        />
      )}
      <Switch
        label={t.inspector.content.delayedByDate}
        help={t.inspector.content.delayedByDateHelp}
        checked={value === true}
        disabled={readOnly}
        onChange={(isOn) => onChange(isOn ? true : '')}
      />
    </>
  );
}
