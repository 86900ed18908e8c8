import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import { ApiError, NoAnswer } from './api-error.ts';

/** What went wrong, in a Polish sentence that says what to do where something can be done. */
export function errorSentence(error: unknown): string {
  if (error instanceof NoAnswer) return t.errors[error.reason];
  if (!(error instanceof ApiError)) return t.errors.unknown;
  if (error.code === 'file-too-large' && hasSizes(error.details))
    return t.errors.fileTooLarge(formatNumber(error.details.maximumMb), formatNumber(error.details.givenMb));
  return t.errors.byCode[error.code] ?? t.errors.byStatus[error.status] ?? t.errors.unknown;
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
