import { InFormLanguage } from '../../../i18n/shared-words.tsx';
import { usePagePart } from '../../editing/index.ts';
import { ContentField } from './content-field.tsx';
import styles from './content-fields.module.css';
import { ownFieldsOf } from './field-schema.ts';

export interface ContentFieldsProps {
  readonly readOnly: boolean;
  readonly onChange: (change: Readonly<Record<string, unknown>>) => void;
}

/** What content of a type has beside its modules, or has instead of any. */
export function ContentFields({ readOnly, onChange }: ContentFieldsProps) {
  const type = usePagePart((document) => document.type);
  const values = usePagePart((document) => document.contentProperties);
  return (
    <InFormLanguage>
      <div className={styles.fields}>
        {ownFieldsOf(type).map(([name, schema]) => (
          <ContentField
            key={name}
            name={name}
            schema={schema}
            value={values[name]}
            readOnly={readOnly}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
    </InFormLanguage>
  );
}
