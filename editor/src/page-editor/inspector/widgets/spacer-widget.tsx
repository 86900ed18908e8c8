import type { WidgetProps } from '@rjsf/utils';
import { controlOf } from '../../../forms/rjsf/control-of.ts';
import { SpacerSelect } from './spacer-select.tsx';

/** One level of the spacer scale. */
export function SpacerWidget(props: WidgetProps) {
  const { value, disabled, readonly, onChange } = props;
  return <SpacerSelect {...controlOf(props)} value={value} disabled={disabled || readonly} onChange={onChange} />;
}
