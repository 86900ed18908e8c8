import { t } from '../../i18n/pl.ts';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';

/** The door of the editor. */
export function SignInPage({ onSignedIn }: { readonly onSignedIn: () => void }) {
  useDocumentTitle(t.session.title);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <BrandMark />
        <div>
          <h1 className={styles.title}>{t.session.title}</h1>
          <p className={styles.lead}>{t.session.lead}</p>
        </div>
        <SignInForm onSignedIn={onSignedIn} />
      </div>
    </main>
  );
}
