import { expect, test } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { expressionsIn, findExpressions } from './find-expressions.ts';
import { growthFaultOf } from './growth-fault.ts';

/** Expressions assembled at run time, written out. */
const WRITTEN_OUT: Readonly<Record<string, readonly string[]>> = {
  'registry-server/stand-ins/src/orlen/orlen.plugin.ts': [
    '<(?:\\w+:)?PartnerID>([^<]*)<',
    '<(?:\\w+:)?Operation[\\s>]',
  ],
  'registry-server/src/content/slug.ts': ['^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*(?:/[a-z0-9]+(?:[-_][a-z0-9]+)*)*)?$'],
  'registry-server/src/commerce/delivery/points/orlen/read-xml-records.ts': [
    '<(?:\\w+:)?Point(?:\\s[^<>]*)?>',
    '</(?:\\w+:)?Point>',
  ],
  'registry-server/src/text/sort-key.ts': ['dzs|dz|ch|č|ą'],
  'scripts/contract-clients/fetch-packages.ts': ['^scope-name-\\d+\\.\\d+\\.\\d+(?:[^\\d/][^/]*)?\\.tgz$'],
  'module-schemas/scripts/registry-source.ts': ['^export (?:const|function) name\\b'],
  'modules/scripts/registry-source.ts': ['^export (?:const|function) name\\b'],
  'editor/src/admin/sites/check-site.ts': ['^(?:/|https?://)[^\\s]*$'],
  'module-schemas/src/shared/styling.ts': ['^(#[0-9A-Fa-f]{6}|primary|secondary)$'],
};

const { expressions, dynamic } = findExpressions(root);

test('the regular expressions of all packages are found', () => {
  expect(expressions.length).toBeGreaterThan(350);
  for (const folder of ['module-schemas', 'modules', 'registry-server', 'editor', 'storefront', 'scripts']) {
    expect(expressions.filter(({ file }) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(0);
  }
});

test('no regular expression takes more than linear time', () => {
  const faults = expressions.flatMap(({ file, line, source, flags }) => {
    const fault = growthFaultOf(source, flags);
    return fault === undefined ? [] : [`${file}:${line} /${source}/${flags}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

test('expressions assembled at run time are listed here and are linear too', () => {
  const files = [...new Set(dynamic.map(({ file }) => file))].sort();
  expect(files).toEqual(Object.keys(WRITTEN_OUT).sort());
  for (const file of files) {
    expect(WRITTEN_OUT[file]?.length, file).toBe(dynamic.filter((each) => each.file === file).length);
  }
  for (const source of Object.values(WRITTEN_OUT).flat()) expect(growthFaultOf(source, 'g'), source).toBeUndefined();
});

test.each([
  ['\\/+$', ''],
  ['^-+|-+$', 'g'],
  ['\\s+$', ''],
  ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', ''],
  ['^https?:\\/\\/[^\\s/?#]+[^\\s]*$', 'i'],
  ['([A-Z]+)([A-Z][a-z])', 'g'],
  ['(\\d+(?:[.,]\\d+)?)\\s*(ml|g)\\b', 'i'],
  ['[^\\s@]+@[\\w-]+', 'g'],
  ['<\\/?[a-z][^>]*>', 'gi'],
  ['<!--[\\s\\S]*?-->', ''],
  ['\\/\\*[\\s\\S]*?\\*\\/', 'g'],
  ['Mobi|Android.*Mobile', 'i'],
  ['--colour-([a-z-]+):', ''],
  ['(?:^|,)\\s*(br|gzip)\\s*(?:;\\s*q=([0-9.]+))?\\s*(?=,|$)', 'gi'],
  ['^(a+)+$', ''],
  ['^(\\w+\\s?)*$', ''],
])('/%s/%s is found to grow', (source, flags) => {
  expect(growthFaultOf(source, flags)).toBeDefined();
});

test.each([
  ['^[a-z0-9]+(?:-[a-z0-9]+)*$', ''],
  ['<\\/?[a-z][^<>]*>', 'gi'],
  ['"[^"]*"', 'g'],
  ['[^a-z0-9]+', 'g'],
  ['^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$', ''],
  ['[^\\s@]{1,256}@[\\w-]+', 'g'],
])('/%s/%s is found not to', (source, flags) => {
  expect(growthFaultOf(source, flags)).toBeUndefined();
});

test('an expression is found as a literal, as a string and in a schema', () => {
  const code = `const a = /x+/g; const b = new RegExp('y+', 'i'); const c = { pattern: '^z+$' };\nRegExp(a.source);`;
  const found = expressionsIn('code.ts', code);
  expect(found.expressions.map(({ source, flags }) => `/${source}/${flags}`)).toEqual(['/x+/g', '/y+/i', '/^z+$/u']);
  expect(found.dynamic).toEqual([{ file: 'code.ts', line: 2 }]);
});
