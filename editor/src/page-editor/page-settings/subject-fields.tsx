import { contentPropertiesSchemas } from '@witryna/module-schemas';
import { t } from '../../i18n/pl.ts';
import { ReferenceField } from './content/reference-fields.tsx';
import { LimitedText } from './limited-text.tsx';

interface SubjectFieldsProps {
  readonly content: Readonly<Record<string, unknown>>;
  readonly readOnly: boolean;
  readonly onChange: (change: Readonly<Record<string, unknown>>) => void;
}

const REFERENCES = [
  ['author', 'author'],
  ['articleCategory', 'article-category'],
  ['brand', 'brand'],
] as const;

const { maxLength } = contentPropertiesSchemas.page.properties.tag;

/** Whether a page says what it is about. */
export const isAboutSomething = (content: Readonly<Record<string, unknown>>): boolean =>
  content.tag !== undefined || REFERENCES.some(([name]) => content[name] !== undefined);

/** What an ordinary page is about: its modules can show that as the current one, and list its articles. */
export function SubjectFields({ content, readOnly, onChange }: SubjectFieldsProps) {
  return (
    <>
      {REFERENCES.map(([name, kind]) => (
        <ReferenceField
          key={name}
          label={t.pageSettings.subjects[name].label}
          help={t.pageSettings.subjects[name].help}
          pointer={`/contentProperties/${name}`}
          kind={kind}
          value={content[name]}
          readOnly={readOnly}
          onChange={(chosen) => onChange({ [name]: chosen })}
        />
      ))}
      <LimitedText
        label={t.pageSettings.subjects.tag.label}
        help={t.pageSettings.subjects.tag.help}
        pointer="/contentProperties/tag"
        value={content.tag}
        limit={maxLength}
        readOnly={readOnly}
        onChange={(tag) => onChange({ tag })}
      />
    </>
  );
}
