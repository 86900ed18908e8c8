import { startTemporaryShop } from '../../scripts/serving/temporary-shop.ts';
import { setTestEnvironment } from './test-environment.ts';

/** A shop of its own for the run; the workers learn of it through their environment. */
export default async function globalSetup() {
  const shop = await startTemporaryShop();
  setTestEnvironment(shop);
  return shop.stop;
}
