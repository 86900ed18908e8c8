const rules = new Intl.PluralRules('pl');

/** `3 strony`: the number with the Polish form of the word that goes with it. */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count);
  const word = form === 'one' ? one : form === 'few' ? few : many;
  return `${count} ${word}`;
}
