/** Filters of lists as they were left, by the path of the list; gone with the page, and with whoever signs out. */
const remembered = new Map<string, string>();

/** Keeps how a list is filtered now: `?status=processing&page=2`. */
export function rememberList(path: string, search: string): void {
  remembered.set(path, search);
}

/** The address of a list as it was left; the list as such where nobody has been there. */
export function rememberedList(path: string): string {
  return `${path}${remembered.get(path) ?? ''}`;
}

/** What somebody searched for is nothing for the next person at this desk. */
export function forgetLists(): void {
  remembered.clear();
}
