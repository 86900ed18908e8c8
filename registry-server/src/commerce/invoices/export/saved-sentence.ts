import { pluralRulesOf } from '@witryna/module-schemas';

const ENTRIES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'pozycję', few: 'pozycje' };

/** What the command says when it is done: `Zapisano 2 pozycje do listopad.csv.` */
export function savedSentence(count: number, file: string): string {
  return `Zapisano ${count} ${ENTRIES[pluralRulesOf('pl').select(count)] ?? 'pozycji'} do ${file}.`;
}
