import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { DocumentStore } from '../document/index.ts';
import type { PreviewShop } from '../preview/index.ts';
import styles from './preview-dialog.module.css';
import { PreviewStage } from './preview-stage.tsx';

export interface PreviewDialogProps {
  readonly title: string;
  readonly store: DocumentStore;
  readonly shop: PreviewShop;
  readonly onClose: () => void;
}

/** A page to look at, over the work: the draft, an older version, what somebody else saved. */
export function PreviewDialog({ title, store, shop, onClose }: PreviewDialogProps) {
  return (
    <Dialog size="full" title={title} onClose={onClose}>
      <div className={styles.stage}>
        <PreviewStage store={store} shop={shop} />
      </div>
    </Dialog>
  );
}
