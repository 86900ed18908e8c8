import type { WidgetProps } from '@rjsf/utils';
import { FileInput } from '../fields/file-input.tsx';

/** The key of a picture in the library. */
export function FileWidget({ id, value, disabled, readonly, onChange }: WidgetProps) {
  return <FileInput id={id} value={value} disabled={disabled || readonly} onChange={onChange} />;
}
