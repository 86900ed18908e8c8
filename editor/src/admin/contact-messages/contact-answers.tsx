import type { ContactMessage } from '../../api/operations/contact-messages.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import card from '../../lists/list-card.module.css';
import { Badge } from '../../ui/feedback/badge.tsx';
import { MAIL_TONES } from '../mails/index.ts';
import styles from './contact-answers.module.css';

/** What was answered, by whom, and whether it has left; or who said that there is nothing to answer. */
export function ContactAnswers({ message }: { readonly message: ContactMessage }) {
  const words = t.contactMessages;
  const { answers, settledAt, settledBy } = message;
  if (answers.length === 0) {
    return settledAt ? <p className={card.line}>{words.settled(formatMoment(settledAt), settledBy)}</p> : null;
  }
  return (
    <ul className={styles.answers}>
      {answers.map(({ text, at, by, mail }) => (
        <li key={at} className={styles.answer}>
          <p className={card.text}>{text}</p>
          <p className={card.line}>
            {words.answeredBy(formatMoment(at), by)}
            <Badge tone={MAIL_TONES[mail]}>{t.mails.states[mail]}</Badge>
          </p>
        </li>
      ))}
    </ul>
  );
}
