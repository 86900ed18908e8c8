import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import type { SharedWords } from '../i18n/shared-words.pl.ts';
import { ApiError, NoAnswer } from './api-error.ts';

/** What went wrong, in a sentence that says what to do where something can be done; Polish where no others are given. */
export function errorSentence(error: unknown, words: SharedWords['errors'] = t.errors): string {
  if (error instanceof NoAnswer) return words[error.reason];
  if (!(error instanceof ApiError)) return words.unknown;
  if (error.code === 'file-too-large' && hasSizes(error.details))
    return words.fileTooLarge(formatNumber(error.details.maximumMb), formatNumber(error.details.givenMb));
  return words.byCode[error.code] ?? words.byStatus[error.status] ?? words.unknown;
}

function hasSizes(details: unknown): details is { maximumMb: number; givenMb: number } {
  return (
    typeof details === 'object' &&
    details !== null &&
    'maximumMb' in details &&
    'givenMb' in details &&
    typeof details.maximumMb === 'number' &&
    typeof details.givenMb === 'number'
  );
}
