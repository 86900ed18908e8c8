/** How the shop joins a page's title and its own name, for the look of a search result. */
export function resultTitle(title: string, postfix = ''): string {
  const name = postfix.trim();
  if (name === '' || title.endsWith(name)) return title;
  return /^[–—|·-]/.test(name) ? `${title} ${name}` : `${title} – ${name}`;
}
