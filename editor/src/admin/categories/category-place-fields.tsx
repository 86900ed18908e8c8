import type { StoredCategory } from '../../api/commerce/categories.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { FormRow } from '../../forms/form-page.tsx';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select, TextInput } from '../../ui/fields/inputs.tsx';
import { type CategoryPlace, LONGEST_SLUG } from './category.form-values.ts';

export interface CategoryPlaceFieldsProps {
  readonly values: CategoryPlace;
  /** Those below which it can stand. */
  readonly parents: readonly StoredCategory[];
  readonly help: string;
  readonly faults: Faults;
  readonly onChange: (change: Partial<CategoryPlace>) => void;
}

/** Where a category stands: the one above it, and the end of its address. */
export function CategoryPlaceFields({ values, parents, help, faults, onChange }: CategoryPlaceFieldsProps) {
  return (
    <FormRow>
      <Field label={t.categories.fields.parent}>
        {(control) => (
          <Select {...control} value={values.parent} onChange={({ target }) => onChange({ parent: target.value })}>
            <option value="">{t.categories.top}</option>
            {parents.map((category) => (
              <option key={category.path} value={category.path}>
                {category.trail.join(' › ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t.categories.fields.slug} help={help} errors={faults['/path']} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST_SLUG}
            value={values.slug}
            onChange={({ target }) => onChange({ slug: target.value })}
          />
        )}
      </Field>
    </FormRow>
  );
}
