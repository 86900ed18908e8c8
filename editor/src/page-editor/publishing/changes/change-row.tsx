import { Maximize2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ComparedPictures } from '../../miniatures/index.ts';
import styles from './change-row.module.css';
import { comparedStates, type SideNames, type SidePictures } from './compared-states.ts';
import type { PageChange } from './page-changes.ts';
import { type Side, sidesOf } from './pictured-changes.ts';

export interface ChangeRowProps {
  readonly change: PageChange;
  readonly pictures: Readonly<Record<Side, SidePictures>>;
  readonly sides: SideNames | undefined;
}

/** One change in words, and what it looks like; a press shows the pictures larger. */
export function ChangeRow({ change, pictures, sides }: ChangeRowProps) {
  const [isEnlarged, setEnlarged] = useState(false);
  // What comes of a side without a picture here is no reason to draw the other one again.
  const shown = (side: Side) => (sidesOf(change).includes(side) ? pictures[side] : 'failed');
  const [before, after] = [shown('before'), shown('after')];
  const states = useMemo(() => comparedStates(change, { before, after }, sides), [change, before, after, sides]);
  const isDrawn = states.length > 0 && states.every(({ drawn }) => drawn);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.kind} data-kind={change.kind}>
          {t.publishing.changeKinds[change.kind]}
        </p>
        <p className={styles.name}>{change.name}</p>
        {change.fields.length > 0 && <p className={styles.detail}>{change.fields.join(', ')}</p>}
        {change.places && (
          <dl className={styles.places}>
            <dt>{t.publishing.movedFrom}</dt>
            <dd>{change.places.from}</dd>
            <dt>{t.publishing.movedTo}</dt>
            <dd>{change.places.to}</dd>
          </dl>
        )}
      </div>
      {states.length > 0 && (
        <div className={styles.pictures}>
          <ComparedPictures states={states} />
          {isDrawn && (
            // Over the pictures, not around them: inside of a button their names would not be read.
            <button
              type="button"
              className={styles.enlarge}
              aria-label={t.publishing.enlarge(change.name)}
              onClick={() => setEnlarged(true)}
            >
              <Maximize2 size={13} aria-hidden="true" />
            </button>
          )}
        </div>
      )}
      {isEnlarged && (
        <Dialog size="wide" title={change.name} onClose={() => setEnlarged(false)}>
          <ComparedPictures states={states} isWhole />
        </Dialog>
      )}
    </li>
  );
}
