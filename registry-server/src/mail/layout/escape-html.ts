const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, also inside an attribute's quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** An address as it may stand in `href` or `src`: http(s) only, anything else leads nowhere. */
export function escapeAddress(address: string): string {
  const isHttp = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isHttp ? escapeHtml(address) : '#';
}
