import { ApiError } from '../../api/api-error.ts';
import { t } from '../../i18n/pl.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './saved-sections.module.css';

/** More than anybody mends before trying again. */
const SHOWN = 5;

/** For what a section was refused, in the words of the registry. */
export function SectionFaults({ error }: { readonly error: unknown }) {
  const messages = messagesOf(error);
  return (
    <Notice tone="danger">
      <p>{t.savedSections.save.faults}</p>
      <ul className={styles.faults}>
        {messages.slice(0, SHOWN).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

function messagesOf(error: unknown): string[] {
  const { faults = [] } = (error instanceof ApiError ? error.details : {}) as {
    readonly faults?: readonly { readonly message: string }[];
  };
  return [...new Set(faults.map(({ message }) => message))];
}
