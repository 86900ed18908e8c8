import { useEffect, useId, useRef } from 'react';
import { type AccountPageProps, useSaving } from '../account/index.ts';
import forms from '../forms/forms.module.css';
import { SubmitButton } from '../forms/submit-button.tsx';
import { fillIn } from '../i18n/messages.ts';
import { CancelDeletionDocument } from './account-security.gen.ts';
import styles from './account-security.module.css';
import { momentInWords } from './moment.ts';

interface DeletionDueProps {
  readonly page: AccountPageProps;
  /** ISO 8601. */
  readonly dueAt: string;
  readonly onKept: () => Promise<void>;
}

/** An account that will be deleted, and the way back. */
export function DeletionDue({ page, dueAt, onKept }: DeletionDueProps) {
  const { site, shop, texts } = page;
  const { security } = texts;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const saving = useSaving(site.language);

  // It is the most important thing on the page, whether it has just been decided or somebody comes back to it.
  useEffect(() => title.current?.focus(), []);

  async function keep() {
    const kept = await saving.save({}, () => shop.query(CancelDeletionDocument, {}));
    if (kept !== undefined) await onKept();
  }

  return (
    <section className={styles.due} aria-labelledby={titleId}>
      <h2 className={styles.dueTitle} id={titleId} tabIndex={-1} ref={title}>
        {fillIn(security.due, { when: momentInWords(dueAt, site.language) })}
      </h2>
      <p>{security.dueInfo}</p>
      <div role="alert">{saving.message && <p className={forms.error}>{saving.message}</p>}</div>
      <div className={styles.dueAction}>
        <SubmitButton
          label={security.keep}
          isSending={saving.isSending}
          sendingLabel={security.deleting}
          onPress={() => void keep()}
        />
      </div>
    </section>
  );
}
