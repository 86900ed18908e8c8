/** What stands behind `#` in the address of a mail's link. */
export type LinkSecrets = Readonly<Record<string, string>>;

/** The named secrets of a hash; undefined unless all of them are there. */
export function readLinkSecrets(hash: string, names: readonly string[]): LinkSecrets | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const secrets: Record<string, string> = {};
  for (const name of names) {
    const value = given.get(name)?.trim();
    if (!value) return undefined;
    secrets[name] = value;
  }
  return secrets;
}
