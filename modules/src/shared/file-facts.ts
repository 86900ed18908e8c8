import type { MediaFile } from '@witryna/module-schemas';

const KIBIBYTE = 1024;
const MEBIBYTE = KIBIBYTE * KIBIBYTE;

/** What one gets by a download: `(PDF, 1,2 MB)`. */
export function fileFacts({ url, size }: Pick<MediaFile, 'url' | 'size'>, language: string): string {
  const format = url.slice(url.lastIndexOf('.') + 1).toUpperCase();
  const [amount, unit] = size >= MEBIBYTE ? [size / MEBIBYTE, 'MB'] : [Math.max(1, Math.round(size / KIBIBYTE)), 'KB'];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(amount);
  return `(${format}, ${number}\u00a0${unit})`;
}
