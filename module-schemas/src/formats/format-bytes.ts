import { makeOnce } from './make-once.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

const formatOf = makeOnce(
  (language: string, unit: 'kilobyte' | 'megabyte') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 }),
);

/** The size of a file as it is written in this language: `33 kB`, `1,2 Mo`; on one line. */
export function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= MEGABYTE;
  return formatOf(language, isLarge ? 'megabyte' : 'kilobyte')
    .format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE))
    .replaceAll(' ', '\u00a0');
}
