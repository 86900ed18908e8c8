const COMBINING_MARKS = /\p{Mn}/gu;
// `{` and `|` follow `z` in ASCII, so that ą sorts after every a… and before b.
const LETTERS_AFTER: Readonly<Record<string, string>> = {
  ą: 'a{',
  ć: 'c{',
  ę: 'e{',
  ł: 'l{',
  ń: 'n{',
  ó: 'o{',
  ś: 's{',
  ź: 'z{',
  ż: 'z|',
};
const POLISH_LETTERS = /[ąćęłńóśźż]/g;

/** A key whose byte order is the Polish alphabet's, the same in every database. */
export function sortKeyOf(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  const marked = lower.replace(POLISH_LETTERS, (letter) => LETTERS_AFTER[letter] ?? letter);
  return marked.normalize('NFD').replace(COMBINING_MARKS, '');
}
