import type { CookieChoiceWay, CookiePreferences, SiteDetails } from '@witryna/module-schemas';
import { useCallback, useState } from 'react';
import { currentChoice, NOTHING_ALLOWED } from '../cookie-choice/index.ts';
import { ConsentForm, decide } from '../cookie-consent/index.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { loadCookieTexts } from '../i18n/cookie-consent/load-cookie-texts.ts';
import type { CookieTexts } from '../i18n/cookie-consent/pl.ts';
import { fillIn } from '../i18n/messages.ts';
import type { PageTexts } from '../i18n/screen-texts.ts';
import { CookieJar } from '../ui/jar-drawings.tsx';
import { LoadedPart } from '../ui/loaded-part.tsx';
import { SecondaryAction, TryAgain } from '../ui/plain-page.tsx';
import styles from './manage-cookies.module.css';

interface ManageCookiesProps {
  readonly texts: PageTexts;
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
}

/** The page where a visitor sees what they allow, and changes it. */
export function ManageCookies({ texts: { page, common }, site, addressOf }: ManageCookiesProps) {
  const load = useCallback(() => loadCookieTexts(site), [site]);
  return (
    <FormPage title={page.title} info={page.info} drawing={<CookieJar />}>
      <div className={styles.form}>
        <LoadedPart load={load} waiting={null} failed={() => <TryAgain isPrimary>{common.tryAgain}</TryAgain>}>
          {(texts) => <Choice texts={texts} site={site} />}
        </LoadedPart>
      </div>
      <Actions>
        <SecondaryAction href={addressOf('/')}>{common.backHome}</SecondaryAction>
      </Actions>
      <noscript>
        <p>{page.invalid}</p>
      </noscript>
    </FormPage>
  );
}

function Choice({ texts, site }: { readonly texts: CookieTexts; readonly site: SiteDetails }) {
  const [choice, setChoice] = useState(currentChoice);
  const [message, setMessage] = useState<{ readonly text: string; readonly isRefusal: boolean }>();

  function onDecide(preferences: CookiePreferences, way: CookieChoiceWay): void {
    const decision = decide(site, preferences, way);
    setChoice(decision.choice);
    const time = timeOf(decision.choice.decidedAt, site.language, { timeStyle: 'medium' });
    const text = decision.isKept ? fillIn(texts.saved, { time }) : texts.notKept;
    setMessage({ text, isRefusal: !decision.isKept });
  }

  return (
    <>
      <StatusMessage text={message?.text} isRefusal={message?.isRefusal === true} takesFocus={false} />
      <ConsentForm texts={texts} initial={choice?.preferences ?? NOTHING_ALLOWED} onDecide={onDecide} />
      {choice && (
        <p className={styles.proof}>
          {fillIn(texts.proof, {
            date: timeOf(choice.decidedAt, site.language, { dateStyle: 'long', timeStyle: 'short' }),
          })}{' '}
          <code>{choice.visitor}</code>
        </p>
      )}
    </>
  );
}

function timeOf(moment: string, language: string, format: Intl.DateTimeFormatOptions): string {
  const date = new Date(moment);
  // Somebody may have changed what lies in the storage.
  return Number.isNaN(date.getTime()) ? moment : new Intl.DateTimeFormat(language, format).format(date);
}
