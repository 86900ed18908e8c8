import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; the run's global setup sets it`);
  return value;
};

/** Addresses and the person who may do everything, as the run's set-up made them. */
export const shop = {
  get registryUrl() {
    return fromEnvironment('E2E_REGISTRY_URL');
  },
  get storefrontUrl() {
    return fromEnvironment('E2E_STOREFRONT_URL');
  },
  get admin() {
    return { email: fromEnvironment('E2E_ADMIN_EMAIL'), password: fromEnvironment('E2E_ADMIN_PASSWORD') };
  },
};

/** Whatever a page complains of while a test runs: console errors, exceptions, violations of the CSP. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`CSP: ${violatedDirective} blocked ${blockedURI}`),
        );
      });
      await use(complaints);
    },
    { auto: true },
  ],
});

/** Axe finds nothing serious or critical on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(grave).toEqual([]);
}

export { expect };
