import { Users } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import styles from './presence.module.css';
import { useOthersHere } from './use-others-here.ts';

/** Who else has the page open, in a line of its own: a narrow header has no room, and a finger cannot hover. */
export function PresenceNote({ pageId }: { readonly pageId: number }) {
  const names = useOthersHere(pageId);
  if (names.length === 0) return null;
  return (
    <p className={styles.note}>
      <Users size={14} aria-hidden="true" />
      {t.presence.here(names.join(', '))}
    </p>
  );
}
