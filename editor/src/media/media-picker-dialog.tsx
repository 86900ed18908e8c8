import type { MediaFile } from '@witryna/module-schemas';
import { t } from '../i18n/pl.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';

export interface MediaPickerDialogProps {
  readonly onPick: (file: MediaFile) => void;
  readonly onClose: () => void;
}

/** Chooses a picture from the library, or brings a new one in and chooses it. */
export function MediaPickerDialog({ onPick, onClose }: MediaPickerDialogProps) {
  return (
    <Dialog size="large" title={t.media.pickTitle} onClose={onClose}>
      <MediaBrowser action={t.media.pick} onChoose={onPick} choosesUpload />
    </Dialog>
  );
}
