type PlainPages = Pick<typeof import('./plain-view.tsx'), 'PlainView'>;

let loaded: PlainPages | undefined;

/** Loads the pages of our own: not found, failure, error. The first page of most visits needs none of them. */
export async function loadPlainPages(): Promise<void> {
  if (loaded) return;
  const { PlainView } = await import('./plain-view.tsx');
  loaded = { PlainView };
}

/** The pages of our own without waiting; undefined while they are not loaded. */
export function loadedPlainPages(): PlainPages | undefined {
  return loaded;
}
