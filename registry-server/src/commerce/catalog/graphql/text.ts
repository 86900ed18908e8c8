import { escapeHtml } from '../../../text/escape-html.ts';

/** Plain paragraphs as HTML. */
export function toHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
}

/** `2026-11-20 12:00:00`, in UTC, as the contract writes instants. */
export function toDateTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}
