import type { MediaFile } from '@witryna/module-schemas';
import { t } from '../i18n/pl.ts';
import type { SharedWords } from '../i18n/shared-words.pl.ts';

/** What a picture is called on screen. */
export function fileName(file: MediaFile, words: Pick<SharedWords['media'], 'untitled'> = t.media): string {
  return file.title || file.alt || words.untitled(file.id);
}
