import { defineConfig } from 'vitest/config';
import { formValidators } from './editor/scripts/form-validators.ts';

/** A busy machine is no failure: these end tests that hang, not tests that are slow. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

const node = (name: string, include: string[], globalSetup?: string) => ({
  test: { ...patience, name, include, environment: 'node' as const, ...(globalSetup ? { globalSetup } : {}) },
});
const component = (name: string) => ({
  // The editor's forms come with validators that its build compiles.
  plugins: name === 'editor' ? [formValidators()] : [],
  test: {
    ...patience,
    name,
    include: [`${name}/src/**/*.test.tsx`],
    environment: 'jsdom' as const,
    // The colours that the editor offers are read from the shop's own stylesheet.
    css: { include: [/theme\/tokens\.css/], modules: { classNameStrategy: 'non-scoped' as const } },
    ...setupOf(name),
  },
});

function setupOf(name: string) {
  return name === 'editor' ? { setupFiles: ['editor/src/testing/setup-dom.ts'] } : {};
}

export default defineConfig({
  test: {
    projects: [
      node('module-schemas', ['module-schemas/**/*.test.ts']),
      node('registry-server', ['registry-server/**/*.test.ts'], 'registry-server/src/testing/postgres.global.ts'),
      node('plain', [
        'modules/src/**/*.test.ts',
        'editor/{src,scripts}/**/*.test.ts',
        'storefront/{src,server}/**/*.test.ts',
        'scripts/**/*.test.ts',
        'bench/**/*.test.ts',
      ]),
      component('modules'),
      component('editor'),
      component('storefront'),
      'editor/vitest.browser.config.ts',
    ],
  },
});
