import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { FormRow, FormSection } from '../form-page.tsx';
import type { FormDefinition } from './define-form.ts';
import { isShown } from './form-values.ts';
import styles from './sections-template.module.css';

/** The fields of a form under its headings, line by line; what has no meaning with these values is not there. */
export function SectionsTemplate({ properties, formData, registry }: ObjectFieldTemplateProps) {
  const form = registry.formContext.form as FormDefinition<Record<string, unknown>, Record<string, unknown>>;
  const contentOf = (name: string) => properties.find((property) => property.name === name)?.content;
  return (
    <div className={styles.sections}>
      {form.layout.sections.map(({ title, lines }) => (
        <FormSection key={title} title={title}>
          {lines.map((line) => {
            const shown = line.filter((name) => isShown(form, name, formData)).map(contentOf);
            return line.length > 1 ? <FormRow key={line.join()}>{shown}</FormRow> : shown;
          })}
        </FormSection>
      ))}
    </div>
  );
}
