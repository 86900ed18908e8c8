import { escapeHtml } from '../../../text/escape-html.ts';

/** Plain paragraphs as HTML. */
export function toHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
}
