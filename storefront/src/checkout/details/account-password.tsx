import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Fault } from '../../forms/fault-summary.tsx';
import { signInTextsOf } from '../../i18n/sign-in-texts.ts';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import type { CheckoutLocale } from '../checkout-locale.ts';
import { PartFailed } from '../frame/part-failed.tsx';
import styles from './details-form.module.css';

/** The ids of its fields begin with it. */
const ID_PREFIX = 'account-';

/** Fields and rules of a new password: code of its own, since few ask for an account with their order. */
const loadPasswords = () => import('../../passwords/index.ts');

interface AccountPasswordProps {
  readonly locale: CheckoutLocale;
  /** The form has been sent: from now on all that is wrong is said. */
  readonly isChecked: boolean;
}

/** The password of an account that is made with the order, below the box that asks for one. */
export function AccountPassword({ locale, isChecked }: AccountPasswordProps) {
  const waiting = (
    <p role="status" className={styles.note}>
      {locale.texts.sending}
    </p>
  );
  return (
    <LoadedPart
      load={loadPasswords}
      waiting={waiting}
      failed={(retry) => <PartFailed locale={locale} onRetry={retry} />}
    >
      {({ NewPasswordFields }) => (
        <FocusFromBox>
          <NewPasswordFields language={locale.language} idPrefix={ID_PREFIX} isChecked={isChecked} />
        </FocusFromBox>
      )}
    </LoadedPart>
  );
}

/** Opening moves the focus into what was opened, once it is there and nobody has gone elsewhere. */
function FocusFromBox({ children }: { readonly children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isAtBox = activeElement instanceof HTMLInputElement && activeElement.type === 'checkbox';
    if (isAtBox) fields.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={fields} className={styles.passwords}>
      {children}
    </div>
  );
}

/** What the form holds of the password, and what is wrong with it. */
export async function checkAccountPassword(
  form: HTMLFormElement,
  { language, texts }: CheckoutLocale,
): Promise<{ readonly password: string; readonly faults: readonly Fault[] }> {
  try {
    const { newPasswordFaults, readNewPassword } = await loadPasswords();
    const typed = readNewPassword(form);
    const wrong = newPasswordFaults(typed, language);
    const labels = signInTextsOf(language);
    const faultOf = (field: 'password' | 'repeat'): readonly Fault[] =>
      wrong[field] ? [{ fieldId: `${ID_PREFIX}${field}`, message: `${labels[field]}: ${wrong[field]}` }] : [];
    return { password: typed.password, faults: [...faultOf('password'), ...faultOf('repeat')] };
  } catch {
    return { password: '', faults: [{ message: texts.partFailed, isOutside: true }] };
  }
}
