import { type ReactNode, useId } from 'react';
import templateStyles from '../templates/form-templates.module.css';
import styles from './field-group.module.css';

export interface FieldGroupProps {
  readonly title: string;
  readonly description?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a field that is made of several controls: its name, then they. */
export function FieldGroup({ title, description, aside, children }: FieldGroupProps) {
  const titleId = useId();
  return (
    <fieldset aria-labelledby={titleId} className={styles.group}>
      <div className={templateStyles.objectTop}>
        <span id={titleId} className={templateStyles.legend}>
          {title}
        </span>
        {aside}
      </div>
      {children}
      {description && <p className={templateStyles.description}>{description}</p>}
    </fieldset>
  );
}
