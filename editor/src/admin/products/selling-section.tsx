import { CircleAlert, CircleCheck } from 'lucide-react';
import { VISIBILITIES, type Visibility } from '../../api/commerce/products.ts';
import { FormSection } from '../../forms/form-page.tsx';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { missingForSale } from './missing-for-sale.ts';
import type { ProductPartProps } from './product-part.ts';
import styles from './selling-section.module.css';

/** Whether a product is on sale and where it is found, with what it still lacks. */
export function SellingSection({ values, onChange }: ProductPartProps) {
  return (
    <FormSection title={t.products.selling}>
      <Switch
        label={t.products.fields.isActive}
        help={t.products.isActiveHelp}
        checked={values.isActive}
        onChange={(isActive) => onChange({ isActive })}
      />
      <Field label={t.products.fields.visibility}>
        {(control) => (
          <Select
            {...control}
            value={values.visibility}
            onChange={(event) => onChange({ visibility: event.target.value as Visibility })}
          >
            {VISIBILITIES.map((known) => (
              <option key={known} value={known}>
                {t.products.visibilities[known]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <MissingList values={values} />
    </FormSection>
  );
}

function MissingList({ values }: Pick<ProductPartProps, 'values'>) {
  const missing = missingForSale(values);
  if (missing.length === 0)
    return (
      <p className={styles.complete}>
        <CircleCheck size={16} aria-hidden="true" /> {t.products.complete}
      </p>
    );
  return (
    <div className={styles.missing}>
      <p id="missing-for-sale">{values.isActive ? t.products.missingOnSale : t.products.missingForSale}</p>
      <ul aria-labelledby="missing-for-sale" className={styles.list}>
        {missing.map((lack) => (
          <li key={lack}>
            <CircleAlert size={14} aria-hidden="true" /> {t.products.lacks[lack]}
          </li>
        ))}
      </ul>
    </div>
  );
}
