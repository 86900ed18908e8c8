import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AccountPageProps, section } from '../account/index.ts';
import type { AccountSecurityQuery } from '../api/operations.gen.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { failureOf } from '../forms/action-result.ts';
import forms from '../forms/forms.module.css';
import { fillIn } from '../i18n/messages.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import text from '../ui/text-button.module.css';
import { RevokeOtherSessionsDocument, RevokeSessionDocument } from './account-security.gen.ts';
import styles from './account-security.module.css';
import { momentInWords } from './moment.ts';

type Session = NonNullable<AccountSecurityQuery['customer']>['sessions'][number];

interface DevicesProps {
  readonly page: AccountPageProps;
  readonly sessions: readonly Session[];
  readonly reload: () => Promise<void>;
}

/** Where the customer is signed in; all but this device can be signed out. */
export function Devices({ page, sessions, reload }: DevicesProps) {
  const { shop, site, texts } = page;
  const { language } = site;
  const security = texts.security;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isRunning = useRef(false);
  const [said, setSaid] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const present = sessions.filter((one) => one.is_current);
  const ordered = [...present, ...sessions.filter((one) => !one.is_current)];

  /** What was pressed goes with what it stood for, so the focus goes to the heading. */
  async function run<Data>(request: () => Promise<ShopResponse<Data>>, done: string) {
    if (isRunning.current) return;
    isRunning.current = true;
    setSaid(undefined);
    setRefusal(undefined);
    const response = await request();
    if (response.data === undefined) {
      const failure = failureOf(response, shopActionTextsOf(language));
      setRefusal(failure.ok ? undefined : failure.errors.map(({ message }) => message).join(' '));
    } else {
      await reload();
      flushSync(() => setSaid(done));
      title.current?.focus();
    }
    isRunning.current = false;
  }

  return (
    <section className={section.section} aria-labelledby={titleId}>
      <h2 className={section.title} id={titleId} tabIndex={-1} ref={title}>
        {security.devices}
      </h2>
      <p className={section.quiet}>{security.devicesInfo}</p>
      <ul className={styles.devices}>
        {ordered.map(({ id, device, created_at, last_used_at, is_current }) => {
          const name = device ?? security.unknownDevice;
          const when = momentInWords(last_used_at, language);
          return (
            <li key={id} className={styles.device}>
              <div>
                <p className={styles.name}>
                  {name}
                  {is_current && <span className={styles.mark}>{security.thisDevice}</span>}
                </p>
                <p className={styles.times}>{fillIn(security.lastUsed, { when })}</p>
                <p className={styles.times}>
                  {fillIn(security.signedInSince, { when: momentInWords(created_at, language) })}
                </p>
              </div>
              {!is_current && (
                <button
                  type="button"
                  className={text.textButton}
                  aria-label={fillIn(security.signOutWhich, { device: name, when })}
                  onClick={() =>
                    void run(
                      () => shop.query(RevokeSessionDocument, { id: String(id) }),
                      fillIn(security.deviceSignedOut, { device: name }),
                    )
                  }
                >
                  {security.signOutDevice}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 2 && (
        <button
          type="button"
          className={text.textButton}
          onClick={() => void run(() => shop.query(RevokeOtherSessionsDocument, {}), security.othersSignedOut)}
        >
          {security.signOutOthers}
        </button>
      )}
      <div role="alert" className={section.refusal}>
        {refusal && <p className={forms.error}>{refusal}</p>}
      </div>
      <p role="status" className={section.saved}>
        {said}
      </p>
    </section>
  );
}
