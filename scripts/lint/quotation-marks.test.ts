// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are code that the rule reads
import { expect, test } from 'vitest';
import { quotedByHand } from './quotation-marks.ts';
import { parseSource } from './source-tree.ts';

const found = (path: string, code: string) => quotedByHand(parseSource(path, code));

test('a value in quotation marks by hand is found at its line', () => {
  const code = `const a = 1;\nconst saved = (name: string) => \`Zapisano \${a}: „\${name}”\`;\n`;
  expect(found('editor/src/pages/pages.pl.ts', code)).toEqual([
    'editor/src/pages/pages.pl.ts:2 puts a value in quotation marks: use quote() of i18n/quote.ts',
  ]);
});

test.each([
  ['editor/src/pages/pages.pl.ts', `const saved = (name: string) => \`Zapisano \${quote(name)}\`;`],
  ['editor/src/pages/pages.pl.ts', `const help = (key: string) => \`„Dodaj punkt”, potem \${key}\`;`],
  ['editor/src/i18n/form-words.hu.ts', `const saved = (name: string) => \`A(z) „\${name}” mentve\`;`],
  ['storefront/src/i18n/cart.pl.ts', `const removed = (name: string) => \`Usunięto „\${name}”\`;`],
])('in %s %s is fine', (path, code) => {
  expect(found(path, code)).toEqual([]);
});
