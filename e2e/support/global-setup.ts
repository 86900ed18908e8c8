import { startTemporaryShop } from '../../scripts/serving/temporary-shop.ts';

/** A shop of its own for the run; the workers learn of it through their environment. */
export default async function globalSetup() {
  const { registryUrl, storefrontUrl, standInsUrl, admin, stop } = await startTemporaryShop();
  process.env.E2E_REGISTRY_URL = registryUrl;
  process.env.E2E_STOREFRONT_URL = storefrontUrl;
  process.env.E2E_STANDINS_URL = standInsUrl;
  process.env.E2E_ADMIN_EMAIL = admin.email;
  process.env.E2E_ADMIN_PASSWORD = admin.password;
  return stop;
}
