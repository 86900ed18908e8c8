import { FILE_KINDS, type FileKind } from '@witryna/module-schemas';
import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import type { SharedWords } from '../i18n/shared-words.pl.ts';

interface AcceptedFiles {
  readonly types: readonly string[];
  /** The server's limit; a larger file is refused before it is sent. */
  readonly maximumMb: number;
  /** Endings of files that browsers know no type of. */
  readonly endings?: readonly string[];
}

/** What is taken of each kind. */
export const ACCEPTED: Readonly<Record<FileKind, AcceptedFiles>> = {
  image: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'], maximumMb: 20 },
  video: { types: ['video/mp4', 'video/webm'], maximumMb: 200 },
  attachment: { types: ['application/pdf'], maximumMb: 20 },
  captions: { types: ['text/vtt'], maximumMb: 20, endings: ['.vtt'] },
};

/** What a file dialog offers for a kind. */
export function acceptOf(kind: FileKind): string {
  const { types, endings = [] } = ACCEPTED[kind];
  return [...types, ...endings].join(',');
}

const BYTES_IN_MB = 1024 * 1024;

interface GivenFile {
  readonly name?: string;
  readonly type: string;
  readonly size: number;
}

function isTaken({ type, name }: GivenFile, kind: FileKind): boolean {
  const { types, endings = [] } = ACCEPTED[kind];
  return types.includes(type) || endings.some((ending) => name?.toLowerCase().endsWith(ending));
}

/** Why a file need not be sent at all; undefined when it may. */
export function refuseFile(
  file: GivenFile,
  kind: FileKind = 'image',
  words: SharedWords['media'] = t.media,
): string | undefined {
  const { maximumMb } = ACCEPTED[kind];
  if (!isTaken(file, kind)) {
    const other = FILE_KINDS.find((each) => isTaken(file, each));
    const { refused } = words.kinds[kind];
    return other ? words.belongsTo(refused, words.kinds[other].name) : refused;
  }
  if (file.size > maximumMb * BYTES_IN_MB)
    return words.tooLarge(formatNumber(maximumMb), formatNumber(file.size / BYTES_IN_MB));
  return undefined;
}
