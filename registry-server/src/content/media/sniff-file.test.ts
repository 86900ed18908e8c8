import { expect, test } from 'vitest';
import { sniffFile } from './sniff-file.ts';

const mp4 = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from(`ftyp${brand}\0\0\x02\0isom`)]);
const matroska = (type: string) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x80 + type.length]),
    Buffer.from(type),
  ]);

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ'), 'application/pdf'],
  ['an MP4', mp4('isom'), 'video/mp4'],
  ['a film of a phone', mp4('mp42'), 'video/mp4'],
  ['a WebM', matroska('webm'), 'video/webm'],
  ['captions', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nLen'), 'text/vtt'],
  ['captions with a mark of byte order', Buffer.from('\ufeffWEBVTT'), 'text/vtt'],
])('%s is known by its bytes', (_, bytes, mime) => {
  expect(sniffFile(bytes)?.mime).toBe(mime);
});

test.each([
  ['an AVIF', mp4('avif')],
  ['a film of QuickTime', mp4('qt  ')],
  ['another Matroska file', matroska('matroska')],
  ['a web page that speaks of a PDF', Buffer.from('<!doctype html>%PDF-1.7')],
  ['a text that begins like captions', Buffer.from('WEBVTTX')],
  ['nothing', Buffer.alloc(0)],
])('%s is none of them', (_, bytes) => {
  expect(sniffFile(bytes)).toBeUndefined();
});
