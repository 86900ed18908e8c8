import type { WidgetProps } from '@rjsf/utils';
import { controlOf } from '../../rjsf/control-of.ts';
import { READINGS } from './readings.ts';
import { TypedInput } from './typed-input.tsx';

const typedProps = (props: WidgetProps) => ({
  control: controlOf(props),
  value: props.value as unknown,
  disabled: Boolean(props.disabled || props.readonly),
  onChange: props.onChange,
});

/** A line of words. */
export const TextWidget = (props: WidgetProps) => <TypedInput {...typedProps(props)} reading={READINGS.text} />;

/** A whole number. */
export const IntegerWidget = (props: WidgetProps) => (
  <TypedInput {...typedProps(props)} reading={READINGS.integer} inputMode="numeric" />
);

/** An amount: złote on the screen, grosze in the data. */
export const MoneyWidget = (props: WidgetProps) => (
  <TypedInput {...typedProps(props)} reading={READINGS.money} inputMode="decimal" />
);

/** A day with an hour, by the clock of the shop. */
export const MomentWidget = (props: WidgetProps) => (
  <TypedInput {...typedProps(props)} reading={READINGS.moment} type="datetime-local" />
);
