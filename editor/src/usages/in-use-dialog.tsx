import type { Usages } from '../api/references.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './usages.module.css';
import { UsagesList } from './usages-list.tsx';

export interface InUseDialogProps {
  /** What was to be deleted. */
  readonly name: string;
  readonly usages: Usages;
  readonly onClose: () => void;
}

/** Why something cannot be deleted: where it is used, with the ways there. */
export function InUseDialog({ name, usages, onClose }: InUseDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={t.usages.inUseTitle(name)}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t.usages.understood}
        </Button>
      }
    >
      <div className={styles.refused}>
        <p>{t.usages.inUseText}</p>
        <UsagesList usages={usages} />
      </div>
    </Dialog>
  );
}
