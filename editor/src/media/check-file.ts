import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';

/** The server's limit; a larger file is refused before it is sent. */
export const MAXIMUM_MB = 20;
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

const BYTES_IN_MB = 1024 * 1024;

/** Why a file need not be sent at all; undefined when it may. */
export function refuseFile(
  file: { readonly type: string; readonly size: number },
  maximumMb = MAXIMUM_MB,
): string | undefined {
  if (!ACCEPTED_TYPES.includes(file.type)) return t.media.notImage;
  if (file.size > maximumMb * BYTES_IN_MB)
    return t.media.tooLarge(formatNumber(maximumMb), formatNumber(file.size / BYTES_IN_MB));
  return undefined;
}
