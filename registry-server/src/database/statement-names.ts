/** Numbers of the prepared statements; there is one per `prepareQuery`. */
const numbers = new Map<string, number>();
let generation = 0;

/** PostgreSQL keeps this statement prepared from now on, on each connection that has used it. */
export function keepPrepared(text: string): void {
  if (!numbers.has(text)) numbers.set(text, numbers.size);
}

/** The name of a prepared statement; undefined for statements that are not kept prepared. */
export function statementName(text: string): string | undefined {
  const number = numbers.get(text);
  return number === undefined ? undefined : `witryna_${generation}_${number}`;
}

/** The prepared statement of this name is outdated by a migration: all statements get new names. */
export function giveUpNames(outdated: string): void {
  if (outdated.startsWith(`witryna_${generation}_`)) generation += 1;
}
