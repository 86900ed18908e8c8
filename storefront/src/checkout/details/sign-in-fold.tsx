import type { SiteDetails } from '@witryna/module-schemas';
import { SignInForm } from '../../sign-in/index.ts';
import styles from './details-form.module.css';

interface SignInFoldProps {
  readonly label: string;
  /** Why somebody is here who was signed in. */
  readonly notice?: string | undefined;
  readonly site: SiteDetails;
  readonly resetAddress: string;
}

/** The way to sign in, in the page: what is typed below stays. It is for everyone, whether the shop knows them or not. */
export function SignInFold({ label, notice, site, resetAddress }: SignInFoldProps) {
  return (
    <details className={styles.signIn} open={notice !== undefined}>
      <summary>{label}</summary>
      <div className={styles.signInForm}>
        {notice && <p className={styles.note}>{notice}</p>}
        <SignInForm site={site} idPrefix="checkout-sign-in-" resetAddress={resetAddress} />
      </div>
    </details>
  );
}
