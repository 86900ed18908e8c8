import { fingerprint, once } from './fingerprint.mjs';
import { node24, root } from './paths.mjs';
import { run } from './run.mjs';

const SHARED = [
  'pnpm-lock.yaml',
  'scripts/generate',
  'module-schemas/src',
  'module-schemas/scripts',
  'modules/src',
  'modules/scripts',
  'modules/build',
];
const PACKAGES = ['editor', 'storefront'];

const environment = {
  ...process.env,
  NODE_ENV: 'production',
  PATH: `${root}node_modules/node/bin:${root}node_modules/.bin:${process.env.PATH}`,
};

/** Builds the editor and the storefront, each only when its inputs have changed. */
export async function ensureBuilt() {
  for (const name of PACKAGES) {
    await once(`${root}${name}/dist/.built-from`, fingerprint(root, [...SHARED, name]), async () => {
      console.log(`Building ${name} …`);
      await run(node24, [`${root}scripts/generate/generate-all.ts`]);
      await run('npm', ['run', '--silent', 'build'], { cwd: `${root}${name}`, env: environment });
    });
  }
}
