const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Plain paragraphs as HTML. */
export function toHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
}

/** `2026-11-20 12:00:00`, in UTC, as the contract writes instants. */
export function toDateTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}
