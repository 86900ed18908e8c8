import { chooseTests, type ImportsOf } from './choose-tests.ts';

/** What `pnpm test:changed` runs for some changed files, and what it does not. */
export interface ChangedPlan {
  /** The configurations whose files are type-checked. */
  readonly types: readonly ('tsconfig.json' | 'tsconfig.browser.json')[];
  readonly lint: readonly string[];
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
  /** Tests that reach the change from farther away. */
  readonly testsLeftOut: readonly string[];
  /** Changed files that the whole run alone proves: what every test depends on. */
  readonly forAllTests: readonly string[];
}

const CODE = /\.(ts|tsx|mjs)$/;
const LINTED = /\.(ts|tsx|mjs|js|json|jsonc|css)$/;
const NOT_LINTED = /\.gen\.(ts|js)$|^registry-server\/(contract\/|seed\/.*\.json$)/;
const BROWSER = /^(modules\/(src|gallery)|editor|storefront\/(src|\w+\.ts$)|e2e)/;
const BOTH = /^(module-schemas|modules)\//;
const FOR_ALL_TESTS =
  /(^|\/)(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[\w.]*\.json|vitest[\w.]*\.config\.ts)$|^registry-server\/src\/testing\/(setup-file|databases\.global)\.ts$/;
/** A module is a schema and a component: folders of the same name. */
const SCHEMA_OF_MODULE = /^module-schemas\/src\/modules\/([^/]+)\//;

/** The journeys of each part of the screens, by their folders. */
const JOURNEYS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^editor\/src\/admin\//, ['e2e/admin/']],
  [/^editor\/src\/(?!admin\/)/, ['e2e/editor/']],
  [/^(storefront|modules\/src)\//, ['e2e/shop/', 'e2e/buying/', 'e2e/account/']],
];

export function planChanged(changed: readonly string[], imports: ImportsOf, journeys: readonly string[]): ChangedPlan {
  const code = changed.filter((path) => CODE.test(path));
  const components = changed.flatMap((path) => {
    const driver = SCHEMA_OF_MODULE.exec(path)?.[1];
    return driver === undefined ? [] : [...imports.keys()].filter((file) => file.startsWith(`modules/src/${driver}/`));
  });
  const { run, leftOut } = chooseTests([...changed, ...components], imports);
  const folders = JOURNEYS.flatMap(([screens, inside]) => (changed.some((path) => screens.test(path)) ? inside : []));
  const types: ChangedPlan['types'][number][] = [];
  if (code.some((path) => !BROWSER.test(path) || BOTH.test(path))) types.push('tsconfig.json');
  if (code.some((path) => BROWSER.test(path) || BOTH.test(path))) types.push('tsconfig.browser.json');
  return {
    types,
    lint: changed.filter((path) => LINTED.test(path) && !NOT_LINTED.test(path)),
    tests: run,
    journeys: journeys.filter((path) => changed.includes(path) || folders.some((folder) => path.startsWith(folder))),
    testsLeftOut: leftOut,
    forAllTests: changed.filter((path) => FOR_ALL_TESTS.test(path)),
  };
}
