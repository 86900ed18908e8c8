import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './inputs.module.css';

/** A one-line text field. */
export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" {...props} className={classNames(styles.input, props.className)} />;
}

/** A text field that grows with its words. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...props} className={classNames(styles.input, styles.area, props.className)} />;
}

/** The browser's own list of choices. */
export function Select(props: ComponentProps<'select'>) {
  return <select {...props} className={classNames(styles.input, styles.select, props.className)} />;
}
