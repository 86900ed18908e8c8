import { expect, test } from 'vitest';
import { missingClassNames } from './class-names.ts';
import { parseSource } from './source-tree.ts';

const sheet = '.root { color: red; }\n.root[data-wide] .item:hover { margin: 0; }\n';
const check = (code: string) =>
  missingClassNames(
    parseSource('modules/src/hero/hero.tsx', `import styles from './parts/hero.module.css';\n${code}`),
    (path) => (path === 'modules/src/hero/parts/hero.module.css' ? sheet : ''),
  );

test.each(['const a = <p className={styles.roots} />;', 'const a = names(styles.roots);'])('%s is found', (code) => {
  expect(check(code)).toEqual([
    'modules/src/hero/hero.tsx:2 takes the class roots, which modules/src/hero/parts/hero.module.css lacks',
  ]);
});

test.each([
  'const a = <p className={styles.root}><b className={styles.item} /></p>;',
  'const a = <p className={styles[kind]} />;',
  'const a = other.roots;',
])('%s is fine', (code) => {
  expect(check(code)).toEqual([]);
});
