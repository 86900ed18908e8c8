import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';
import styles from './form-templates.module.css';

/** A choice between kinds, and the fields of the kind that was chosen. */
export function MultiSchemaTemplate({ selector, optionSchemaField, schema }: MultiSchemaFieldTemplateProps) {
  return (
    <div className={styles.multi}>
      <span className={styles.legend}>{schema.title}</span>
      {selector}
      {optionSchemaField}
    </div>
  );
}
