import { SHOP_ROUTES } from '@witryna/module-schemas';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { TypedField } from '../../../forms/typed-field.tsx';
import { t } from '../../../i18n/pl.ts';
import { ROUTE_NAMES, type RoutesFormValues } from './routes.form-values.ts';
import styles from './routes-fields.module.css';

export interface RoutesFieldsProps {
  readonly values: RoutesFormValues;
  readonly faults: Faults;
  readonly onChange: (change: Partial<RoutesFormValues>) => void;
}

/** Where the screens of the shop are. */
export function RoutesFields(fields: RoutesFieldsProps) {
  const words = t.sites.routes;
  return (
    <>
      <p>{words.help}</p>
      <div className={styles.grid}>
        {ROUTE_NAMES.map((name) => (
          <TypedField
            key={name}
            {...fields}
            name={name}
            label={words.names[name]}
            help={words.fieldHelp(SHOP_ROUTES[name])}
          />
        ))}
      </div>
    </>
  );
}
