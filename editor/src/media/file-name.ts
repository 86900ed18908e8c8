import type { MediaFile } from '@witryna/module-schemas';
import { t } from '../i18n/pl.ts';

/** What a picture is called on screen. */
export function fileName(file: MediaFile): string {
  return file.title || file.alt || t.media.untitled(file.id);
}
