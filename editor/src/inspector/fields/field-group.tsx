import type { ReactNode } from 'react';
import { FieldErrors } from '../../ui/field.tsx';
import { ownErrors } from '../error-tree.ts';
import templateStyles from '../templates/form-templates.module.css';
import styles from './field-group.module.css';

export interface FieldGroupProps {
  readonly title: string;
  readonly description?: string;
  /** The field's part of rjsf's faults. */
  readonly errors?: unknown;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a field that is made of several controls: its name, then they. */
export function FieldGroup({ title, description, errors, aside, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <div className={templateStyles.objectTop}>
        <legend className={templateStyles.legend}>{title}</legend>
        {aside}
      </div>
      {children}
      {description && <p className={templateStyles.description}>{description}</p>}
      <FieldErrors errors={ownErrors(errors)} />
    </fieldset>
  );
}
