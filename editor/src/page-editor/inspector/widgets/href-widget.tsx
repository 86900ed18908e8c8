import type { WidgetProps } from '@rjsf/utils';
import { controlOf } from '../../../forms/rjsf/control-of.ts';
import { LinkInput } from './link-input.tsx';

/** The address of a link in a form. */
export function HrefWidget(props: WidgetProps) {
  const { value, disabled, readonly, onChange } = props;
  return (
    <LinkInput control={controlOf(props)} value={value ?? ''} disabled={disabled || readonly} onChange={onChange} />
  );
}
