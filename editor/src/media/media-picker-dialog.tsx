import type { FileKind, MediaFile } from '@witryna/module-schemas';
import { t } from '../i18n/pl.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';

export interface MediaPickerDialogProps {
  /** What is chosen among; pictures by default. */
  readonly kind?: FileKind | undefined;
  readonly onPick: (file: MediaFile) => void;
  readonly onClose: () => void;
}

/** Chooses a file from the library, or brings a new one in and chooses it. */
export function MediaPickerDialog({ kind = 'image', onPick, onClose }: MediaPickerDialogProps) {
  return (
    <Dialog size="large" title={t.media.kinds[kind].pick} onClose={onClose}>
      <MediaBrowser kind={kind} action={t.media.pick} onChoose={onPick} choosesUpload />
    </Dialog>
  );
}
