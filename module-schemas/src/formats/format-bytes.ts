const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size of a file as it is written in this language: `33 kB`, `1,2 Mo`; on one line. */
export function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
    .format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE))
    .replaceAll(' ', '\u00a0');
}
