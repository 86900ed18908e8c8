import { type MouseEvent, useId } from 'react';
import { useShop } from '../../shop/shop.ts';
import { fieldId } from './form-field.tsx';
import styles from './forms.module.css';
import type { ActionForm } from './use-action-form.ts';

interface FormSummaryProps {
  readonly form: ActionForm;
  /** What fields are called whose faults do not say which field they are about. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Above a form that was refused: what is wrong, each fault a link to its field. The focus comes here. */
export function FormSummary({ form, labels = {} }: FormSummaryProps) {
  const { t } = useShop();
  const headingId = useId();
  const faults = form.faults.filter(({ field }) => field !== undefined);
  if (form.refusals === 0 || faults.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby={headingId} tabIndex={-1} ref={form.summary}>
      <p className={styles.summaryHeading} id={headingId}>
        {t('checkForm')}
      </p>
      <ul className={styles.faults}>
        {faults.map(({ field = '', message }) => (
          <li key={field}>
            <a href={`#${fieldId(form, field)}`} data-native onClick={goToField}>
              {labels[field] && `${labels[field]}: `}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The focus goes into the field; the address stays as it is. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
