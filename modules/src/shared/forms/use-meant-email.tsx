import { meantEmail } from '@witryna/module-schemas/validation';
import { type ReactNode, useState } from 'react';
import { useShop } from '../../shop/shop.ts';
import { fieldId } from './form-field.tsx';
import styles from './forms.module.css';
import type { ActionForm } from './use-action-form.ts';

interface MeantEmail {
  /** Listens to the field. */
  readonly field: {
    readonly onBlur: (event: { readonly target: { readonly value: string } }) => void;
    readonly onInput: () => void;
  };
  /** Asks whether another address was meant, below the field; nothing is changed by itself. */
  readonly question: ReactNode;
}

/** For a field of an e-mail address: asks, once it is left, where a known mailbox is one slip away. */
export function useMeantEmail(form: ActionForm, name = 'email'): MeantEmail {
  const { t } = useShop();
  const [meant, setMeant] = useState<string>();

  function take(email: string) {
    const input = document.getElementById(fieldId(form, name)) as HTMLInputElement;
    input.value = email;
    // As if it was typed: the form checks it anew.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }

  return {
    field: { onBlur: ({ target }) => setMeant(meantEmail(target.value)), onInput: () => setMeant(undefined) },
    question: meant && (
      <p className={styles.question} role="status">
        {t('emailDidYouMean', { email: meant })}{' '}
        <button type="button" onClick={() => take(meant)}>
          {t('emailTake')}
        </button>
      </p>
    ),
  };
}
