import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';
import styles from './form-templates.module.css';
import { OptionContext } from './option-context.ts';

/** A choice between kinds, and the fields of the kind that was chosen. */
export function MultiSchemaTemplate({ selector, optionSchemaField, schema }: MultiSchemaFieldTemplateProps) {
  return (
    <div className={styles.multi}>
      <span className={styles.legend}>{schema.title}</span>
      {selector}
      <OptionContext value={true}>{optionSchemaField}</OptionContext>
    </div>
  );
}
