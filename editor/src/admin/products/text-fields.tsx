import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { faultsOfList, type ProductPartProps } from './product-part.ts';
import { LIST_TEXTS, type ListText } from './product-texts.ts';

const ROWS: Readonly<Record<ListText, number>> = { description: 6, benefits: 4, usage: 3, inci: 4, warnings: 2 };
/** Forty paragraphs as long as the server takes them, or a hundred names; more is refused by it at the field. */
const LONGEST: Readonly<Record<ListText, number>> = {
  description: 160_000,
  benefits: 20_000,
  usage: 160_000,
  inci: 20_000,
  warnings: 160_000,
};

/** What the page of a product tells: plain text, an entry in each line. */
export function TextFields({ values, faults, onChange }: ProductPartProps) {
  return LIST_TEXTS.map((name) => (
    <Field
      key={name}
      label={t.products.texts[name].label}
      help={t.products.texts[name].help}
      errors={faultsOfList(faults, `/${name}`)}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={ROWS[name]}
          maxLength={LONGEST[name]}
          {...(name === 'inci' && { lang: 'la', spellCheck: false })}
          value={values.texts[name]}
          onChange={(event) => onChange({ texts: { ...values.texts, [name]: event.target.value } })}
        />
      )}
    </Field>
  ));
}
