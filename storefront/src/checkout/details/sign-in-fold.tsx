import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import { loadArea } from '../../i18n/areas/load-area.ts';
import { SignInPart } from '../../sign-in-part/sign-in-part.tsx';
import { SocialButtons, storedQuestion, useSsoNotice } from '../../social-sign-in/index.ts';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import type { CheckoutLocale } from '../checkout-locale.ts';
import { PartFailed } from '../frame/part-failed.tsx';
import styles from './details-form.module.css';

interface SignInFoldProps {
  readonly locale: CheckoutLocale;
  /** Why somebody is here who was signed in. */
  readonly notice?: string | undefined;
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
}

/** What a way back from a provider asks is code of its own, which few checkouts need. */
const loadConsents = (language: string) => async () => {
  const [{ AskedConsents }] = await Promise.all([
    import('../../social-return/index.ts'),
    loadArea(language, 'account'),
  ]);
  return { AskedConsents };
};

/** The ways to sign in, in the page: what is typed below stays. They are for everyone, whether the shop knows them or not. */
export function SignInFold({ locale, notice, site, addressOf }: SignInFoldProps) {
  const [isAsked, setAsked] = useState(false);
  const [load] = useState(() => loadConsents(site.language));
  // The form offers passkeys as soon as it is there: not to somebody who has not asked for it.
  const [isOpened, setOpened] = useState(notice !== undefined);
  const failure = useSsoNotice(site, true);
  // Back from a provider, with a question of the shop.
  useEffect(() => setAsked(storedQuestion() !== undefined), []);

  if (isAsked) {
    return (
      <div className={styles.signInForm}>
        <LoadedPart load={load} waiting={null} failed={(retry) => <PartFailed locale={locale} onRetry={retry} />}>
          {({ AskedConsents }) => <AskedConsents site={site} addressOf={addressOf} onEnd={() => setAsked(false)} />}
        </LoadedPart>
      </div>
    );
  }
  return (
    <div className={styles.signInWays}>
      {failure && (
        <p role="alert" className={styles.note}>
          {failure}
        </p>
      )}
      <details
        className={styles.signIn}
        open={notice !== undefined}
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary>{locale.texts.signIn}</summary>
        <div className={styles.signInForm}>
          {notice && <p className={styles.note}>{notice}</p>}
          {isOpened && (
            <SignInPart
              site={site}
              idPrefix="checkout-sign-in-"
              ways="passkey"
              resetAddress={addressOf('/request-reset-password')}
              failed={(retry) => <PartFailed locale={locale} onRetry={retry} />}
            />
          )}
        </div>
      </details>
      <SocialButtons site={site} from="cart" isQuiet />
    </div>
  );
}
