const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const SVG_BEGINNING_BYTES = 1024;

/** What kind of picture this is, by its bytes; undefined for anything that a page shows as no picture. */
export function pictureMime(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  const beginning = bytes.toString('latin1', 0, SVG_BEGINNING_BYTES);
  if (beginning.startsWith('GIF8')) return 'image/gif';
  if (beginning.startsWith('RIFF') && beginning.slice(8, 12) === 'WEBP') return 'image/webp';
  return beginning.trimStart().startsWith('<') && beginning.includes('<svg') ? 'image/svg+xml' : undefined;
}
