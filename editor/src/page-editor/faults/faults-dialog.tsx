import type { PageFault } from '@witryna/module-schemas';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useEditing } from '../editing/index.ts';
import { faultPlace, faultSentence } from './fault-place.ts';
import styles from './faults-dialog.module.css';

export interface FaultsDialogProps {
  readonly faults: readonly PageFault[];
  readonly text: string;
  /** Asks the server once more: what is missing may be there meanwhile. */
  readonly onRetry?: (() => Promise<void>) | undefined;
  readonly busy?: boolean;
  readonly onClose: () => void;
}

/** What stands in the way, each fault with the way to its place. */
export function FaultsDialog({ faults, text, onRetry, busy, onClose }: FaultsDialogProps) {
  const { store, showFault } = useEditing();
  return (
    <Dialog
      title={t.publishing.faultsTitle}
      onClose={onClose}
      {...(onRetry && {
        actions: (
          <Button busy={busy ?? false} onClick={() => void onRetry()}>
            {t.faults.retry}
          </Button>
        ),
      })}
    >
      <p className={styles.text}>{text}</p>
      <ul className={styles.list}>
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.rule} ${fault.message}`} className={styles.fault}>
            <span>
              <strong>{faultPlace(fault, store.getPlaced(fault.placedModuleId ?? ''), store.getPage().type)}</strong>{' '}
              {faultSentence(fault)}
            </span>
            <Button
              appearance="quiet"
              onClick={() => {
                onClose();
                showFault(fault);
              }}
            >
              {t.publishing.goToFault}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
