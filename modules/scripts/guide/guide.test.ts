import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyPackages } from './copied-packages.ts';
import { applyDiff, type GuideStep, readGuideSteps } from './guide-steps.ts';

const root = join(import.meta.dirname, '../../..');
const steps = readGuideSteps(readFileSync(join(root, 'docs/add-a-module.md'), 'utf8'));
const node = promisify(execFile).bind(undefined, process.execPath);
const bin = (path: string) => join(root, 'node_modules', path);

/** Seconds on a quiet machine: three type checks and two runs of tests, each a process of its own. */
const PATIENCE_MS = 900_000;

let copy = '';
beforeAll(() => {
  copy = copyPackages();
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(TYPES));
  writeFileSync(join(copy, 'vitest.config.ts'), TESTS);
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The types of the two packages, as the repository checks them. */
const TYPES = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
  },
  include: ['module-schemas/src', 'modules/src'],
};
const TESTS = `export default { test: { maxWorkers: 1, isolate: false, projects: [
  { test: { name: 'module-schemas', include: ['module-schemas/src/**/*.test.ts'] } },
  { test: { name: 'modules', include: ['modules/src/**/*.test.tsx'], environment: 'jsdom', css: { modules: { classNameStrategy: 'non-scoped' } }, setupFiles: ['modules/src/testing/still-sizes.ts', 'modules/src/testing/setup-dom.ts'] } },
] } };`;

async function run(script: string, ...args: string[]) {
  try {
    await node([script, ...args], { cwd: copy });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

/** The commands of the guide, as they run in the copy: the same programs on the files of the two packages. */
const COMMANDS: readonly (readonly [RegExp, (argument: string) => Promise<void>])[] = [
  [/^pnpm new:module (\S+)$/, (driver) => run('modules/scripts/new-module.ts', driver)],
  [/^pnpm check$/, checkEverything],
  [
    /^pnpm exec vitest run --project module-schemas --project modules$/,
    () => run(bin('vitest/vitest.mjs'), 'run', 'contract.test', 'call-out'),
  ],
  [/^rm -r (.+)$/, removeFolders],
];

async function removeFolders(paths: string) {
  for (const path of paths.split(' ')) rmSync(join(copy, path), { recursive: true });
}

async function checkEverything() {
  await run('scripts/generate/generate-all.ts');
  const folders = ['module-schemas/src/modules/call-out', 'modules/src/call-out'].filter((path) =>
    existsSync(join(copy, path)),
  );
  await Promise.all([
    run(bin('typescript/bin/tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', 'tsbuildinfo'),
    run(
      bin('@biomejs/biome/bin/biome'),
      'check',
      '--vcs-enabled=false',
      '--error-on-warnings',
      'modules/src/shop',
      ...folders,
    ),
  ]);
}

async function follow(step: GuideStep) {
  if (step.kind === 'file') return writeFileSync(join(copy, step.path), step.text);
  if (step.kind === 'change') {
    const place = join(copy, step.path);
    return writeFileSync(place, applyDiff(readFileSync(place, 'utf8'), step.diff));
  }
  const [pattern, execute] = COMMANDS.find(([form]) => form.test(step.command)) ?? [];
  if (!pattern || !execute) throw new Error(`The guide names a command that this test does not know: ${step.command}`);
  await execute(pattern.exec(step.command)?.[1] ?? '');
}

describe('docs/add-a-module.md', () => {
  test(
    'each of its steps works as it stands, from the first file to the removal',
    async () => {
      const before = readFileSync(join(copy, 'modules/src/registry.gen.ts'), 'utf8');
      for (const step of steps) await follow(step);
      expect(readFileSync(join(copy, 'modules/src/registry.gen.ts'), 'utf8')).toBe(before);
    },
    PATIENCE_MS,
  );
});
