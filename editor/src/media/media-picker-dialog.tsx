import type { FileKind, MediaFile } from '@witryna/module-schemas';
import { useSharedWords } from '../i18n/shared-words.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';

export interface MediaPickerDialogProps {
  /** What is chosen among; pictures by default. */
  readonly kind?: FileKind | undefined;
  /** Who asks, a module by its driver: the library opens where that last chose from. */
  readonly origin?: string | undefined;
  /** The file that is shown now. */
  readonly current?: number | undefined;
  readonly onPick: (file: MediaFile) => void;
  readonly onClose: () => void;
}

/** Chooses a file from the library, or brings a new one in and chooses it. */
export function MediaPickerDialog({ kind = 'image', origin, current, onPick, onClose }: MediaPickerDialogProps) {
  const { media } = useSharedWords();
  return (
    <Dialog size="tall" title={media.kinds[kind].pick} onClose={onClose}>
      <MediaBrowser
        kind={kind}
        action={media.pick}
        origin={origin && `${kind}.${origin}`}
        current={current}
        onChoose={onPick}
        choosesUpload
      />
    </Dialog>
  );
}
