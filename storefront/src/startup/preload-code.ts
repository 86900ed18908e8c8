import { elementIds } from '../config.ts';

/** Asks for the files that a document names for when it is painted: all at once, whichever loads the other. */
export function preloadCode(document: Document): void {
  const text = document.getElementById(elementIds.code)?.textContent;
  if (!text) return;
  for (const file of JSON.parse(text) as string[]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    link.crossOrigin = '';
    document.head.append(link);
  }
}
