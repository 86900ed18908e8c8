import { lazy, Suspense } from 'react';
import type { MediaPickerDialogProps } from './media-picker-dialog.tsx';

const MediaPickerDialog = lazy(async () => ({
  default: (await import('./media-picker-dialog.tsx')).MediaPickerDialog,
}));

/** Chooses a file from the library; the library is loaded when it is first opened. */
export function MediaPicker(props: MediaPickerDialogProps) {
  return (
    <Suspense>
      <MediaPickerDialog {...props} />
    </Suspense>
  );
}
