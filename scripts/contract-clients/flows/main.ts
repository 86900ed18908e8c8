// `pnpm contract:flows [URL]`: published storefronts' own documents buy in a running shop, or in one started for it.
import { rmSync } from 'node:fs';
import { startTemporaryShop } from '../../serving/temporary-shop.ts';
import { collectDocuments } from '../collect-documents.ts';
import { fetchPackages } from '../fetch-packages.ts';
import { CLIENT_PACKAGES } from '../packages.ts';
import { customerCheckout, guestCheckout } from './checkout.ts';
import { newShopper, type Step } from './flow.ts';
import { guestToCustomer } from './guest-to-customer.ts';
import { runFlow } from './run-flow.ts';

const COUPON = 'WITAJ10';

const FLOWS: Readonly<Record<string, readonly Step[]>> = {
  'From guest to customer': guestToCustomer,
  'A guest buys': guestCheckout,
  'A customer buys': customerCheckout,
};

const given = process.argv[2];
const shop = given === undefined ? await startTemporaryShop() : undefined;
const url = given ?? shop?.registryUrl ?? '';
const folder = await fetchPackages(CLIENT_PACKAGES);
try {
  const answer = await fetch(
    `${url}/graphql?query=${encodeURIComponent('{ products(filter: {}, pageSize: 50) { items { __typename sku stock_status } } }')}`,
  );
  const { data } = (await answer.json()) as {
    readonly data: { readonly products: { readonly items: readonly Record<string, string>[] } };
  };
  const simple = data.products.items.find(
    (item) =>
      item.__typename === 'SimpleProduct' && item.stock_status === 'IN_STOCK' && !/gratis/i.test(item.sku ?? ''),
  );
  if (!simple?.sku) throw new Error('The shop has no simple product in stock.');
  const documents = collectDocuments(folder);
  for (const [name, steps] of Object.entries(FLOWS)) {
    console.log(`${name}, with ${simple.sku}:`);
    await runFlow(url, documents, steps, newShopper(simple.sku, COUPON));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  await shop?.stop();
}
