/** Of each statement that stays prepared, its number; they are few: one for every `prepareQuery`. */
const numbers = new Map<string, number>();
let generation = 0;

/** From now on PostgreSQL keeps this statement prepared on each connection that has used it. */
export function keepPrepared(text: string): void {
  if (!numbers.has(text)) numbers.set(text, numbers.size);
}

/** The name under which a connection keeps a statement; undefined for those that it does not keep. */
export function statementName(text: string): string | undefined {
  const number = numbers.get(text);
  return number === undefined ? undefined : `witryna_${generation}_${number}`;
}

/** What is kept under this name does not fit the tables any more: every statement gets another name. */
export function giveUpNames(outdated: string): void {
  if (outdated.startsWith(`witryna_${generation}_`)) generation += 1;
}
