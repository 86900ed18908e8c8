import { findDefinition, type PageFault, type PlacedModule } from '@witryna/module-schemas';
import { useDocumentStore } from '../editing/editing-context.tsx';
import { t } from '../i18n/pl.ts';
import { fieldTitle } from '../inspector/field-title.ts';
import { focusField } from '../inspector/focus-field.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './faults-dialog.module.css';

export interface FaultsDialogProps {
  readonly faults: readonly PageFault[];
  readonly text: string;
  readonly onClose: () => void;
}

/** The part of a page's pointer that lies in the settings of a module. */
function settingsPointer(path: string): string | undefined {
  return /^\/containers\/[^/]+\/settings(\/.+)$/.exec(path)?.[1];
}

function placeOf(placed: PlacedModule | undefined, pointer: string | undefined): string {
  if (!placed) return t.publishing.faultPlace(t.publishing.faultPage);
  const definition = findDefinition(placed.driver);
  const field = definition && pointer ? fieldTitle(definition.settings, pointer, placed.settings) : undefined;
  return t.publishing.faultPlace(definition?.title ?? placed.driver, field);
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
          const pointer = settingsPointer(fault.path);
          return (
            <li key={`${fault.path} ${fault.rule}`} className={styles.fault}>
              <span>
                <strong>{placeOf(placed, pointer)}</strong> {fault.message}
              </span>
              <Button
                appearance="quiet"
                onClick={() => {
                  store.select(id ?? null);
                  onClose();
                  if (pointer) focusField(pointer);
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
