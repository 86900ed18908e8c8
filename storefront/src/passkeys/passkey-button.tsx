import type { SiteDetails } from '@witryna/module-schemas';
import styles from '../forms/forms.module.css';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import own from './passkeys.module.css';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

interface PasskeyButtonProps {
  readonly site: SiteDetails;
  /** Keys are suggested in the field for the e-mail as well. */
  readonly isSuggested: boolean;
  readonly onSignedIn?: (() => void) | undefined;
}

/** Signs in with a key of the device, where the browser has such. Room is kept until that is known. */
export function PasskeyButton({ site, isSuggested, onSignedIn }: PasskeyButtonProps) {
  const texts = signInTextsOf(site.language);
  const { isSupported, isSending, fault, ask } = usePasskeySignIn({ site, isSuggested, onSignedIn });
  if (isSupported === false) return null;
  return (
    <div className={own.root} data-waiting={isSupported === undefined || undefined}>
      <button
        type="button"
        className={own.button}
        aria-disabled={isSending || undefined}
        disabled={isSupported === undefined}
        onClick={() => void ask()}
      >
        <KeyMark />
        {isSending ? texts.sending : texts.passkey.signIn}
      </button>
      <div role="alert" className={own.fault}>
        {fault && <p className={styles.error}>{fault}</p>}
      </div>
    </div>
  );
}

const KeyMark = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="8" cy="12" r="4.25" />
    <path d="M12.25 12H22m-3.5 0v3.5M15.5 12v2.5" strokeLinecap="round" />
  </svg>
);
