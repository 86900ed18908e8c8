import { lineAt, type SourceFile, walk } from './source-tree.ts';

const STAFF_SCREENS = /^editor\/src\//;
/** Hungarian has the same outer marks and other inner ones. */
const LEFT_OUT = /\.(hu|test|browser)\.tsx?$|\/i18n\/quote\.ts$/;

/** Values of Polish sentences in quotation marks by hand: one that has such marks itself would be hard to read. */
export function quotedByHand(file: SourceFile): string[] {
  if (!STAFF_SCREENS.test(file.path) || LEFT_OUT.test(file.path)) return [];
  const found: string[] = [];
  walk(file.body, (node) => {
    if (node.type !== 'TemplateLiteral') return;
    for (const [at, { start }] of node.expressions.entries())
      if (node.quasis[at].value.raw.endsWith('„'))
        found.push(`${file.path}:${lineAt(file, start)} puts a value in quotation marks: use quote() of i18n/quote.ts`);
  });
  return found;
}
