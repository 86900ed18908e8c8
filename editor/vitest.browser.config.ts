import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { cssLayers } from '@witryna/modules/css-layers';
import { defineConfig } from 'vitest/config';
import { formValidators } from './scripts/form-validators.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const chromium = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);

/** What only a browser can tell: true layout, frames, focus. */
export default defineConfig({
  base: '/editor/',
  plugins: [react(), cssLayers(), formValidators()],
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', '@dnd-kit/core', 'lucide-react'],
  },
  test: {
    name: 'editor in a browser',
    root: import.meta.dirname,
    include: ['src/**/*.browser.tsx'],
    testTimeout: 180_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright(chromium ? { launchOptions: { executablePath: chromium } } : {}),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
