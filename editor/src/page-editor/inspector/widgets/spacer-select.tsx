import { SPACER_REM } from '@witryna/module-schemas';
import type { ComponentProps } from 'react';
import { t } from '../../../i18n/pl.ts';
import { Select } from '../../../ui/fields/inputs.tsx';

const ROOT_PX = 16;

export interface SpacerSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly value: number | undefined;
  readonly onChange: (level: number | undefined) => void;
}

/** Levels 1 to 13 with the pixels that each is. */
export function SpacerSelect({ value, onChange, ...rest }: SpacerSelectProps) {
  return (
    <Select
      {...rest}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
    >
      <option value="">{t.inspector.spacer.none}</option>
      {SPACER_REM.map((rem, index) => (
        <option key={rem} value={index + 1}>
          {t.inspector.spacer.level(index + 1, rem * ROOT_PX)}
        </option>
      ))}
    </Select>
  );
}
