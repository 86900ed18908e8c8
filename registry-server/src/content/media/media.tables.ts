import type { Id, Json, Timestamp } from '../../database/columns.ts';

export interface MediaFileTable {
  id: Id;
  /** Name that the uploader knows it by, so that an upload can be repeated; of the bytes when none was given. */
  key: string;
  /** SHA-256 of the bytes that were uploaded, hexadecimal. */
  hash: string;
  /** As the uploader's machine calls it; for finding it again, never for an address. */
  fileName: string;
  mime: string;
  extension: string;
  /** Bytes of the original as it is kept. */
  size: number;
  width: number;
  height: number;
  placeholder: string;
  /** As `#rrggbb`; empty for a picture that lets its ground through, null until it was found out. */
  colour: string | null;
  alt: string | null;
  title: string | null;
  caption: string | null;
  author: string | null;
  focalPoint: Json<{ x: number; y: number }> | null;
  createdAt: Timestamp;
  createdBy: number | null;
}

/** Words by which a file is found, folded. */
export interface MediaWordTable {
  word: string;
  mediaId: number;
}

declare module '../../database/tables.ts' {
  interface Tables {
    media_file: MediaFileTable;
    media_word: MediaWordTable;
  }
}
