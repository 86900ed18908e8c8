import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRIVERS } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { moduleHydration } from '../hydration.gen.ts';
import type { ModuleHydration } from './module-hydration.ts';

/** What only runs in a component that is hydrated: state, effects, and handlers of events. */
const RUNS_IN_BROWSER =
  /\buse(?:State|Effect|LayoutEffect|InsertionEffect|EffectEvent|Reducer|SyncExternalStore|Transition|Optimistic|ActionState|ImperativeHandle)\(|\son[A-Z][A-Za-z]*=\{/;

const source = join(import.meta.dirname, '..');

function filesOf(folder: string) {
  return readdirSync(join(source, folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file: `${folder}/${file}`, code: readFileSync(join(source, folder, file), 'utf8') }));
}

test.each([
  'const [isOpen, setOpen] = useState(false);',
  'useEffect(() => {});',
  '<button type="button" onClick={open}>',
])('%s runs in a browser only', (code) => {
  expect(code).toMatch(RUNS_IN_BROWSER);
});

test.each(['<details open={open}>', 'const id = useId();', '<a href={href}>'])('%s needs no browser', (code) => {
  expect(code).not.toMatch(RUNS_IN_BROWSER);
});

/** The union of what all modules declare is more than the type checker can carry. */
const hydrations = moduleHydration as unknown as Readonly<Record<string, Pick<ModuleHydration, 'isNeeded'>>>;

/** A module that is never hydrated may say other things in its `hydration.ts`. */
function isStatic(driver: string): boolean {
  const hydration = hydrations[driver];
  return !hydration || (hydration.isNeeded.length === 0 && !hydration.isNeeded({}));
}

const staticFolders = [...DRIVERS.filter(isStatic), 'shared'];

test.each(staticFolders)('%s has no code that would never run: it is not hydrated', (folder) => {
  const found = filesOf(folder).filter(({ code }) => RUNS_IN_BROWSER.test(code));
  const files = found.map(({ file }) => file);
  expect(files, `${folder}/hydration.ts is missing: these files have behaviour`).toEqual([]);
});
