import { useMay } from '../../api/identity/session.ts';
import { t } from '../../i18n/pl.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { PresenceNote } from '../presence/index.ts';
import styles from './workspace.module.css';

export type NarrowView = 'canvas' | 'form';

export interface NarrowBarProps {
  readonly pageId: number;
  readonly view: NarrowView;
  /** Content without modules: its form stands in the place of the page. */
  readonly isForm: boolean;
  readonly onView: (view: NarrowView) => void;
}

/** On a narrow screen the page and the form take turns, and it is said what cannot be done there. */
export function NarrowBar({ pageId, view, isForm, onView }: NarrowBarProps) {
  const mayPublish = useMay('publisher');
  return (
    <div className={styles.bar}>
      <Segmented<NarrowView>
        label={t.workspace.viewSwitch}
        value={view}
        onChange={onView}
        segments={[
          { value: 'canvas', label: isForm ? t.pageSettings.content : t.workspace.canvasTab },
          { value: 'form', label: isForm ? t.pageSettings.title : t.workspace.formTab },
        ]}
      />
      <PresenceNote pageId={pageId} />
      {!isForm && (
        <p className={styles.narrow}>{mayPublish ? t.workspace.narrow : t.workspace.narrowWithoutPublishing}</p>
      )}
    </div>
  );
}
