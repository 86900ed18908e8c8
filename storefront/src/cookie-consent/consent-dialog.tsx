import type { CookieChoiceWay, CookiePreferences } from '@witryna/module-schemas';
import type { MouseEvent } from 'react';
import type { CookieTexts } from '../i18n/cookie-consent/pl.ts';
import styles from './consent-dialog.module.css';
import { ConsentForm } from './consent-form.tsx';

interface ConsentDialogProps {
  readonly titleId: string;
  readonly texts: CookieTexts;
  readonly initial: CookiePreferences;
  /** Address of the privacy policy, where the site has one. */
  readonly policy?: string | undefined;
  readonly onDecide: (preferences: CookiePreferences, way: CookieChoiceWay) => void;
}

/** The question what a visitor allows, as it stands over a page. */
export function ConsentDialog({ titleId, texts, initial, policy, onDecide }: ConsentDialogProps) {
  return (
    <div className={styles.root}>
      <h2 className={styles.title} id={titleId} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className={styles.info}>
        {texts.info}{' '}
        {policy && (
          <a href={policy} onClick={stayWhenOpenedElsewhere}>
            {texts.policy}
          </a>
        )}
      </p>
      <ConsentForm texts={texts} initial={initial} onDecide={onDecide} />
    </div>
  );
}

/** A modal closes with the link that leads away from it; one that opens a tab of its own leaves the question here. */
function stayWhenOpenedElsewhere(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) event.stopPropagation();
}
