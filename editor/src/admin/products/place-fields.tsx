import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { namedEntitiesQuery } from '../../api/commerce/catalogue.ts';
import { CategoryChooser } from '../../forms/category-chooser.tsx';
import { FormRow } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';
import { faultsOfList, type ProductPartProps } from './product-part.ts';

/** Where a product stands in the catalogue: its categories, brand and line, and its place in their lists. */
export function PlaceFields({ values, faults, isReadOnly, onChange }: ProductPartProps) {
  return (
    <>
      <Field
        label={t.products.fields.categories}
        help={t.products.categoriesHelp}
        errors={faultsOfList(faults, '/categories')}
      >
        {(control) => (
          <CategoryChooser
            control={control}
            label={t.products.fields.categories}
            disabled={isReadOnly}
            value={values.categories}
            onChange={(categories) => onChange({ categories })}
          />
        )}
      </Field>
      <FormRow>
        <GroupField kind="brands" name="brand" values={values} faults={faults} onChange={onChange} />
        <GroupField kind="lines" name="line" values={values} faults={faults} onChange={onChange} />
        <TypedField
          values={values}
          faults={faults}
          onChange={onChange}
          name="position"
          label={t.products.fields.position}
          help={t.products.positionHelp}
          maxLength={6}
          inputMode="numeric"
        />
      </FormRow>
    </>
  );
}

interface GroupFieldProps extends Omit<ProductPartProps, 'isReadOnly'> {
  readonly kind: 'brands' | 'lines';
  readonly name: 'brand' | 'line';
}

/** One of the few brands or lines, or none. */
function GroupField({ kind, name, values, faults, onChange }: GroupFieldProps) {
  const { data: known = [] } = useQuery(namedEntitiesQuery(useApi(), kind));
  const chosen = values[name];
  const isKnown = chosen === '' || known.some(({ code }) => code === chosen);
  return (
    <Field label={t.products.fields[name]} errors={faults[`/${name}`]}>
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => onChange({ [name]: event.target.value })}>
          <option value="">{t.products.none[name]}</option>
          {known.map(({ code, name: title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
          {!isKnown && <option value={chosen}>{chosen}</option>}
        </Select>
      )}
    </Field>
  );
}
