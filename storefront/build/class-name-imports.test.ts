import { expect, test } from 'vitest';
import { importByName } from './class-name-imports.ts';

test.each([
  ["import styles from './navbar.module.css';", "import * as styles from './navbar.module.css';"],
  ["export { default as section } from './section.module.css';", "export * as section from './section.module.css';"],
])('%s takes names one by one', (code, expected) => {
  expect(importByName(`import { useId } from 'react';\n${code}\n`)).toBe(
    `import { useId } from 'react';\n${expected}\n`,
  );
});

test.each([
  ["import './styles.css';"],
  ["import icon from './icon.svg';"],
  ["const text = `\n  import styles from './navbar.module.css';`;"],
])('%s is left alone', (code) => {
  expect(importByName(code)).toBe(code);
});
