import type { Usages } from '../api/content/references.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './usages.module.css';
import { UsagesList } from './usages-list.tsx';

export interface InUseDialogProps {
  /** What was to be deleted. */
  readonly name: string;
  /** What can be done instead, in place of the ordinary words. */
  readonly text?: string;
  readonly usages: Usages;
  readonly onClose: () => void;
}

/** Why something cannot be deleted: where it is used, with the ways there. */
export function InUseDialog({ name, text = t.usages.inUseText, usages, onClose }: InUseDialogProps) {
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
        <p>{text}</p>
        <UsagesList usages={usages} />
      </div>
    </Dialog>
  );
}
