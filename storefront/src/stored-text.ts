/** Where a browser stores nothing, what was not stored lives as long as the page. */
const unstored = new Map<string, string>();

/** What the browser remembers under a name. */
export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? unstored.get(key);
  } catch {
    return unstored.get(key);
  }
}

/** Remembers a text under a name, in all tabs; nothing forgets it. */
export function writeText(key: string, value: string | undefined): void {
  unstored.delete(key);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== undefined) unstored.set(key, value);
  }
}
