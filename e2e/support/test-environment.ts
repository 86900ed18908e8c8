import type { TemporaryShop } from '../../scripts/serving/temporary-shop.ts';

/** Tells the helpers of tests, here and in processes that are started after this, where the shop is. */
export function setTestEnvironment({ registryUrl, storefrontUrl, standInsUrl, admin }: TemporaryShop): void {
  process.env.E2E_REGISTRY_URL = registryUrl;
  process.env.E2E_STOREFRONT_URL = storefrontUrl;
  process.env.E2E_STANDINS_URL = standInsUrl;
  process.env.E2E_ADMIN_EMAIL = admin.email;
  process.env.E2E_ADMIN_PASSWORD = admin.password;
}
