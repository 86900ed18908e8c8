import { formatTime } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import type { SaveState } from './save-state.ts';

/** The state of the draft, in words. */
export function saveSentence({ phase, savedAt, offline, refusals }: SaveState): string {
  switch (phase) {
    case 'resting':
      return savedAt ? t.publishing.saved(formatTime(savedAt)) : t.publishing.untouched;
    case 'dirty':
      return t.publishing.dirty;
    case 'saving':
      return t.publishing.saving;
    case 'waiting':
      return offline ? t.publishing.offline : t.publishing.failed;
    case 'refused':
      return t.publishing.refused(refusals.length);
    case 'conflict':
      return t.publishing.conflict;
    case 'signed-out':
      return t.publishing.signedOut;
  }
}
