import { root } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import type { FirstAdmin } from './first-start.ts';

/** Sends the demo shop through the API, signed in as the given person; the same outcome when run twice. */
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
