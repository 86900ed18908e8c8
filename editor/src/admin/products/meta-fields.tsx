import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea, TextInput } from '../../ui/inputs.tsx';
import type { MetaName } from './product.form-values.ts';
import type { ProductPartProps } from './product-part.ts';

const LONGEST_TITLE = 200;
const LONGEST_TEXT = 400;

/** What search engines are told in place of the name and the summary. */
export function MetaFields({ values, faults, onChange }: ProductPartProps) {
  const { meta } = values;
  const set = (name: MetaName, text: string) => onChange({ meta: { ...meta, [name]: text } });
  return (
    <>
      <Field label={t.products.meta.title.label} help={t.products.meta.title.help} errors={faults['/meta/title']}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST_TITLE}
            value={meta.title}
            onChange={(event) => set('title', event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t.products.meta.description.label}
        help={t.products.meta.description.help}
        errors={faults['/meta/description']}
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={LONGEST_TEXT}
            value={meta.description}
            onChange={(event) => set('description', event.target.value)}
          />
        )}
      </Field>
      <Field label={t.products.meta.keywords.label} errors={faults['/meta/keywords']}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST_TEXT}
            value={meta.keywords}
            onChange={(event) => set('keywords', event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
