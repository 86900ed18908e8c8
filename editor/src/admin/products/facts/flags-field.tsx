import { PRODUCT_FLAGS, type ProductFlag } from '@witryna/module-schemas';
import { t } from '../../../i18n/pl.ts';
import styles from './flags-field.module.css';

export interface FlagsFieldProps {
  readonly value: readonly ProductFlag[];
  readonly onChange: (flags: readonly ProductFlag[]) => void;
}

/** The marks that a product carries in the shop. */
export function FlagsField({ value, onChange }: FlagsFieldProps) {
  return (
    <fieldset className={styles.flags}>
      <legend className="visually-hidden">{t.products.marks}</legend>
      {PRODUCT_FLAGS.map((flag) => (
        <label key={flag} className={styles.flag}>
          <input
            type="checkbox"
            checked={value.includes(flag)}
            onChange={(event) =>
              onChange((event.target.checked ? [...value, flag] : value.filter((other) => other !== flag)).toSorted())
            }
          />
          {t.products.flags[flag]}
        </label>
      ))}
    </fieldset>
  );
}
