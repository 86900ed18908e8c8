import { ChevronDown, CircleAlert } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import { Button, IconButton } from '../../ui/buttons/button.tsx';
import { pageEditor } from '../page-editor.pl.ts';
import styles from './faults-control.module.css';
import { usePageFaults } from './use-faults.ts';

export interface FaultsControlProps {
  readonly shortcut: string;
  readonly onList: () => void;
  readonly onNext: () => void;
}

/** How many places keep the page from being published, the list of them, and the way to the next one. */
export function FaultsControl({ shortcut, onList, onNext }: FaultsControlProps) {
  const { length } = usePageFaults();
  return (
    <>
      <span role="status" className="visually-hidden">
        {length > 0 ? t.faults.announced(length) : ''}
      </span>
      {length > 0 && (
        <span className={styles.control}>
          <Button
            appearance="quiet"
            icon={CircleAlert}
            className={styles.list}
            hint={t.faults.listHint}
            aria-label={t.faults.list(length)}
            onClick={onList}
          >
            <span className={styles.long}>{pageEditor.faultCount(length)}</span>
            <span className={styles.short}>{length}</span>
          </Button>
          <IconButton icon={ChevronDown} label={t.faults.next} shortcut={shortcut} onClick={onNext} />
        </span>
      )}
    </>
  );
}
