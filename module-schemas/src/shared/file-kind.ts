import type { MediaFile } from '../wire/media.ts';

/** What a field that holds a file may take: captions are attachments of their own kind. */
export const FILE_KINDS = ['image', 'video', 'attachment', 'captions'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The kind of a file. */
export function fileKindOf({ type, mime }: Pick<MediaFile, 'type' | 'mime'>): FileKind {
  return mime === 'text/vtt' ? 'captions' : type;
}
