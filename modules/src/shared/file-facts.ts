import { formatBytes, type MediaFile } from '@witryna/module-schemas';

/** What one gets by a download: `(PDF, 1,2 MB)`. */
export function fileFacts({ url, size }: Pick<MediaFile, 'url' | 'size'>, language: string): string {
  return `(${url.slice(url.lastIndexOf('.') + 1).toUpperCase()}, ${formatBytes(size, language)})`;
}
