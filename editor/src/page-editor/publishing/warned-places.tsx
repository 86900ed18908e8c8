import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useEditing } from '../editing/index.ts';
import styles from './warned-places.module.css';

export interface WarnedPlace {
  /** Undefined for the content of the page itself. */
  readonly placedModuleId?: string | undefined;
  /** Into the settings of the module, else into the page. */
  readonly pointer: string;
  /** Name of the module, or of the field. */
  readonly name: string;
  /** What it is about in that module. */
  readonly detail: string;
}

export interface WarnedPlacesProps {
  readonly text: string;
  /** At least one. */
  readonly places: readonly WarnedPlace[];
  readonly more: (count: number) => string;
  /** Before somebody is led to one of the places. */
  readonly onLeave: () => void;
}

/** More are counted: whoever left all of them sees it in these. */
const MOST_SHOWN = 5;

/** A warning before publishing, with the places that it is about, each with a way there. */
export function WarnedPlaces({ text, places, more, onLeave }: WarnedPlacesProps) {
  const { showFault } = useEditing();
  const show = ({ placedModuleId, pointer }: WarnedPlace) => {
    onLeave();
    const path = placedModuleId === undefined ? pointer : `/containers/${placedModuleId}/settings${pointer}`;
    showFault({ path, rule: 'warning', message: '', ...(placedModuleId !== undefined && { placedModuleId }) });
  };
  return (
    <div className={styles.places}>
      <Notice tone="warning">
        <p>{text}</p>
        <ul className={styles.rows}>
          {places.slice(0, MOST_SHOWN).map((place) => (
            <li key={`${place.placedModuleId} ${place.pointer}`} className={styles.row}>
              <span>
                <strong>{place.name}:</strong> {place.detail}
              </span>
              <Button appearance="quiet" onClick={() => show(place)}>
                {t.publishing.goToFault}
              </Button>
            </li>
          ))}
        </ul>
        {places.length > MOST_SHOWN && <p>{more(places.length - MOST_SHOWN)}</p>}
      </Notice>
    </div>
  );
}
