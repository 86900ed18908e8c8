import type { FileType } from '@witryna/module-schemas';

/** A kind of file that is kept as it came, found out from its bytes. */
export interface KeptKind {
  readonly type: Exclude<FileType, 'image'>;
  readonly mime: string;
  readonly extension: string;
}

/** Bytes of a file's beginning that tell its kind. */
export const SNIFFED_BYTES = 64;

export const PDF_MIME = 'application/pdf';

const PDF: KeptKind = { type: 'attachment', mime: PDF_MIME, extension: 'pdf' };
const CAPTIONS: KeptKind = { type: 'attachment', mime: 'text/vtt', extension: 'vtt' };
const MP4: KeptKind = { type: 'video', mime: 'video/mp4', extension: 'mp4' };
const WEBM: KeptKind = { type: 'video', mime: 'video/webm', extension: 'webm' };

/** Brands of MP4 that browsers play; pictures (`avif`, `heic`) and QuickTime come in the same box. */
const MP4_BRANDS = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'MSNV']);
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Number of the element that names the kind of a Matroska file, and the length of its text. */
const WEBM_TYPE = Buffer.concat([Buffer.from([0x42, 0x82, 0x84]), Buffer.from('webm')]);

/** What a file is that begins with these bytes; undefined for what may be a picture or nothing that is taken. */
export function sniffFile(bytes: Uint8Array): KeptKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SNIFFED_BYTES));
  const textAt = (from: number, to: number) => head.toString('latin1', from, to);
  if (textAt(0, 5) === '%PDF-') return PDF;
  if (textAt(4, 8) === 'ftyp') return MP4_BRANDS.has(textAt(8, 12)) ? MP4 : undefined;
  if (head.subarray(0, EBML.length).equals(EBML)) return head.includes(WEBM_TYPE) ? WEBM : undefined;
  return /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(textAt(0, 12)) ? CAPTIONS : undefined;
}

/** What a stored file is, by its media type. */
export function fileTypeOf(mime: string): FileType {
  if (mime.startsWith('image/')) return 'image';
  return mime.startsWith('video/') ? 'video' : 'attachment';
}
