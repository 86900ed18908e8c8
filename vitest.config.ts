import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[], globalSetup?: string) => ({
  test: { name, include, environment: 'node' as const, ...(globalSetup ? { globalSetup } : {}) },
});
const component = (name: string) => ({
  test: {
    name,
    include: [`${name}/src/**/*.test.tsx`],
    environment: 'jsdom' as const,
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
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
        'editor/src/**/*.test.ts',
        'storefront/{src,server}/**/*.test.ts',
        'scripts/**/*.test.ts',
        'bench/**/*.test.ts',
      ]),
      component('modules'),
      component('editor'),
      component('storefront'),
    ],
  },
});
