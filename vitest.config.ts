import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { formValidators } from './editor/scripts/form-validators.ts';
import { keepTemporaryFilesInMemory } from './scripts/testing/memory-folder.ts';
import { emptyStyleSheets } from './storefront/build/virtual-style-sheets.ts';

keepTemporaryFilesInMemory();

/** A busy machine is no failure: these end tests that hang, not tests that are slow. */
const patience = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 20_000 } } };
const WAIT_LONGER = 'scripts/testing/wait-longer.ts';

/**
 * Tests of the registry server that replace modules, ask what production does, or read SVG, which its uploads switch off
 * for their process. The others share the modules of theirs: to load them takes longer than most files take to run.
 */
const IN_PROCESSES_OF_THEIR_OWN = [
  'registry-server/scripts/mark-picture.test.ts',
  'registry-server/src/identity/credentials/passwords.test.ts',
  'registry-server/src/identity/customers/sign-in/sign-in-timing.test.ts',
];
const registryServer = {
  globalSetup: 'registry-server/src/testing/databases.global.ts',
  setupFiles: [WAIT_LONGER, 'registry-server/src/testing/setup-file.ts'],
};
const cheapPasswords = {
  '@node-rs/argon2': fileURLToPath(new URL('./registry-server/src/testing/argon2-at-test-cost.ts', import.meta.url)),
};

const node = (name: string, include: string[], options: object = {}) => ({
  test: {
    ...patience,
    name,
    include,
    environment: 'node' as const,
    isolate: false,
    setupFiles: [WAIT_LONGER],
    ...options,
  },
});
const STILL_SIZES = 'modules/src/testing/still-sizes.ts';
const STOREFRONT_SETUP = [WAIT_LONGER, STILL_SIZES, 'storefront/src/testing/setup-dom.ts'];
const SETUP_OF_COMPONENTS: Readonly<Record<string, string[]>> = {
  modules: [WAIT_LONGER, STILL_SIZES, 'modules/src/testing/setup-dom.ts'],
  editor: [WAIT_LONGER, 'editor/src/testing/setup-dom.ts'],
  storefront: [...STOREFRONT_SETUP, 'storefront/src/testing/load-lazy-parts.ts'],
};

/** What their builds compile: the validators of the editor's forms, the map of the storefront's sheets. */
const PLUGINS_OF_COMPONENTS: Readonly<Record<string, Plugin[]>> = {
  editor: [formValidators()],
  storefront: [emptyStyleSheets()],
};

/**
 * Tests of components that replace modules: where another file has loaded them before, they would stay as they are. And
 * one that in rare orders found no cart after other files.
 */
const COMPONENTS_ALONE = [
  'storefront/src/cart-page/codes-and-gifts.test.tsx',
  'storefront/src/checkout/express/express-sheet.test.tsx',
  'storefront/src/checkout/payment/payment-step*.test.tsx',
];

const component = (name: string, options: object = {}) => ({
  plugins: PLUGINS_OF_COMPONENTS[name] ?? [],
  test: {
    ...patience,
    name,
    include: [`${name}/src/**/*.test.tsx`],
    exclude: ['**/node_modules/**', ...COMPONENTS_ALONE],
    environment: 'jsdom' as const,
    // The colours that the editor offers are read from the shop's own stylesheet.
    css: { include: [/theme\/tokens\.css/], modules: { classNameStrategy: 'non-scoped' as const } },
    isolate: false,
    setupFiles: SETUP_OF_COMPONENTS[name] ?? [],
    ...options,
  },
});

export default defineConfig({
  test: {
    // One more than there are cores, where by default one core stays free: a worker waits a fifth of its time, for
    // PostgreSQL, for processes that it has started, or for a moment to pass.
    maxWorkers: availableParallelism() + 1,
    projects: [
      node('module-schemas', ['module-schemas/**/*.test.ts']),
      node('registry-server', ['registry-server/**/*.test.ts'], {
        ...registryServer,
        exclude: ['**/node_modules/**', ...IN_PROCESSES_OF_THEIR_OWN],
        alias: cheapPasswords,
      }),
      node('registry-server alone', IN_PROCESSES_OF_THEIR_OWN, { ...registryServer, isolate: true }),
      {
        // Decisions of staff forms are tested on the validators that the build compiles.
        plugins: [formValidators(), emptyStyleSheets()],
        ...node('plain', [
          'modules/{src,scripts,build}/**/*.test.ts',
          'editor/{src,scripts}/**/*.test.ts',
          'storefront/{src,server,build}/**/*.test.ts',
          'scripts/**/*.test.ts',
          'bench/**/*.test.ts',
          'e2e/{support,contact-sheets}/**/*.test.ts',
        ]),
      },
      component('modules'),
      component('editor'),
      component('storefront'),
      component('storefront', {
        name: 'storefront alone',
        include: COMPONENTS_ALONE,
        exclude: [],
        isolate: true,
        setupFiles: STOREFRONT_SETUP,
      }),
      'editor/vitest.browser.config.ts',
    ],
  },
});
