import { root } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import type { FirstAdmin } from './first-start.ts';

/** Creates the demo shop through the API as the given administrator; idempotent. */
export function seedShop(
  registryUrl: string,
  { email, password }: FirstAdmin,
  stdio: 'inherit' | 'ignore',
  storefrontUrl?: string,
): Promise<void> {
  return run(process.execPath, [`${root}registry-server/src/seed/seed.ts`], {
    stdio,
    env: {
      ...process.env,
      REGISTRY_URL: registryUrl,
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      ...(storefrontUrl ? { STOREFRONT_URL: storefrontUrl } : {}),
    },
  });
}
