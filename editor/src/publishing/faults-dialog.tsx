import { findDefinition, type PageFault } from '@witryna/module-schemas';
import { useDocumentStore } from '../editing/editing-context.tsx';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './faults-dialog.module.css';

export interface FaultsDialogProps {
  readonly faults: readonly PageFault[];
  readonly text: string;
  readonly onClose: () => void;
}

/** What stands in the way, each fault with the way to its place. */
export function FaultsDialog({ faults, text, onClose }: FaultsDialogProps) {
  const store = useDocumentStore();
  return (
    <Dialog title={t.publishing.faultsTitle} onClose={onClose}>
      <p className={styles.text}>{text}</p>
      <ul className={styles.list}>
        {faults.map((fault) => {
          const id = fault.placedModuleId;
          const placed = id === undefined ? undefined : store.getPlaced(id);
          const name = placed
            ? t.publishing.faultOf(findDefinition(placed.driver)?.title ?? placed.driver)
            : t.publishing.faultPage;
          return (
            <li key={`${fault.path} ${fault.rule}`} className={styles.fault}>
              <span>
                <strong>{name}</strong> {fault.message}
              </span>
              <Button
                appearance="quiet"
                onClick={() => {
                  store.select(id ?? null);
                  onClose();
                }}
              >
                {t.publishing.goToFault}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
