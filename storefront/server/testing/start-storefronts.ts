import { afterEach } from 'vitest';
import { aStorefront, type TestStorefront } from './a-storefront.ts';

/** Gives the function that starts a storefront and asks it for addresses; what was started is closed after each test. */
export function startStorefronts() {
  const open: TestStorefront[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((storefront) => storefront.close()));
  });
  return async (options: Parameters<typeof aStorefront>[0] = {}) => {
    const storefront = await aStorefront(options);
    open.push(storefront);
    const get = (url: string, headers: Record<string, string> = {}) =>
      storefront.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
    return { ...storefront, get };
  };
}
