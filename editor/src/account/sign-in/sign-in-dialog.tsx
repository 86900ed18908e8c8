import { t } from '../../i18n/pl.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './sign-in-dialog.module.css';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

/** Asks for the password again, over the work that was interrupted. */
export function SignInDialog(props: SignInFormProps) {
  return (
    <Dialog role="alertdialog" title={t.session.expiredTitle}>
      <p className={styles.words}>{t.session.expired}</p>
      <SignInForm {...props} />
    </Dialog>
  );
}
