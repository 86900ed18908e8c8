type MailLinks = typeof import('./mail-link-view.tsx');

let loaded: MailLinks | undefined;

/** Loads the pages that mails lead to: code of their own, since few visits need it. */
export async function loadMailLinks(): Promise<MailLinks> {
  loaded ??= await import('./mail-link-view.tsx');
  return loaded;
}

/** The same without waiting; undefined while they are not loaded. */
export function loadedMailLinks(): MailLinks | undefined {
  return loaded;
}
