import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createClassNames } from './class-names.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

test('a class is named by its file and itself, alike in every build', () => {
  const heading = `${ROOT}modules/src/hero/hero.module.css`;
  const name = createClassNames()('heading', heading);
  expect(name).toMatch(/^_[\w-]{4}$/);
  expect(createClassNames()('heading', heading)).toBe(name);
  expect(createClassNames()('text', heading)).not.toBe(name);
  expect(createClassNames()('heading', `${ROOT}modules/src/text/text.module.css`)).not.toBe(name);
});

test('no two classes of the shop have the same name', () => {
  const nameOf = createClassNames();
  const files = ['modules/src', 'storefront/src'].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `${ROOT}${folder}/${file}`),
  );
  const named = files.flatMap((file) => {
    const classes = new Set(
      [...readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
    );
    return [...classes].map((name) => nameOf(name, file));
  });
  expect(named.length).toBeGreaterThan(100);
});

test('two classes with the same short name stop the build', () => {
  const nameOf = createClassNames();
  const byName = new Map<string, string>();
  const sameName = () => {
    for (let index = 0; ; index += 1) byName.set(nameOf(`c${index}`, `${ROOT}a.module.css`), `c${index}`);
  };
  expect(sameName).toThrow(/a\.module\.css \.c\d+ and a\.module\.css \.c\d+ have the same short name _[\w-]{4}/);
  expect(byName.size).toBeGreaterThan(100);
});
