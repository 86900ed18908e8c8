import { t } from '../../i18n/pl.ts';
import { initialsOf } from './initials.ts';
import styles from './presence.module.css';
import { useOthersHere } from './use-others-here.ts';

/** More are counted. */
const MOST_SHOWN = 3;

/** Who else has the page open, by their initials, with the names where there is room. */
export function PresenceBadge({ pageId }: { readonly pageId: number }) {
  const names = useOthersHere(pageId);
  if (names.length === 0) return null;
  const rest = names.length - MOST_SHOWN;
  const all = names.join(', ');
  return (
    <div className={styles.badge} data-tooltip={t.presence.here(all)}>
      <ul className={styles.people} aria-label={t.presence.label}>
        {names.map((name, index) => (
          // Two people may have one name, and the list has its order.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} className={index < MOST_SHOWN ? styles.person : 'visually-hidden'}>
            <span aria-hidden="true">{initialsOf(name)}</span>
            <span className="visually-hidden">{name}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <span className={styles.more} aria-hidden="true">
          {t.presence.more(rest)}
        </span>
      )}
      <span className={styles.names} aria-hidden="true">
        {all}
      </span>
    </div>
  );
}
