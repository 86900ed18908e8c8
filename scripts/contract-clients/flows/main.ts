// `pnpm contract:flows [URL]`: published storefronts' own documents buy in a running shop, or in one started for it.
import { rmSync } from 'node:fs';
import { startTemporaryShop } from '../../serving/temporary-shop.ts';
import { collectDocuments } from '../collect-documents.ts';
import { fetchPackages } from '../fetch-packages.ts';
import { installTools } from '../graphcommerce/install-tools.ts';
import { EXAMPLE_PACKAGES, GRAPHCOMMERCE_VERSION } from '../graphcommerce/packages.ts';
import { collectSentDocuments } from '../graphcommerce/sent-document.ts';
import { CLIENT_PACKAGES } from '../packages.ts';
import { customerCheckout, guestCheckout } from './checkout.ts';
import { findGoods, type Goods } from './find-goods.ts';
import { newShopper, type Step } from './flow.ts';
import { customerOrders } from './graphcommerce/account.ts';
import { browse } from './graphcommerce/browse.ts';
import { guestOrders } from './graphcommerce/checkout.ts';
import { PAGES } from './graphcommerce/pages.ts';
import { guestToCustomer } from './guest-to-customer.ts';
import { type Client, runFlow } from './run-flow.ts';

const COUPON = 'WITAJ10';

const PWA_STUDIO: Readonly<Record<string, readonly Step[]>> = {
  'PWA Studio, from guest to customer': guestToCustomer,
  'PWA Studio, a guest buys': guestCheckout,
  'PWA Studio, a customer buys': customerCheckout,
};
const GRAPHCOMMERCE: Readonly<Record<string, readonly Step[]>> = {
  'GraphCommerce, a guest looks around': browse,
  'GraphCommerce, a guest buys': guestOrders,
  'GraphCommerce, a guest becomes a customer and buys': customerOrders,
};

async function run(
  url: string,
  client: Client,
  flows: Readonly<Record<string, readonly Step[]>>,
  goods: Goods,
): Promise<void> {
  for (const [name, steps] of Object.entries(flows)) {
    console.log(`${name}, with ${goods.sku} (${steps.length} steps):`);
    await runFlow(url, client, steps, { ...newShopper(goods.sku, COUPON), ...goods });
  }
}

const given = process.argv[2];
const shop = given === undefined ? await startTemporaryShop() : undefined;
const url = given ?? shop?.registryUrl ?? '';
const folders: string[] = [];
const kept = async (folder: Promise<string>): Promise<string> => {
  const path = await folder;
  folders.push(path);
  return path;
};
try {
  const goods = await findGoods(url);
  const documents = collectDocuments(await kept(fetchPackages(CLIENT_PACKAGES)));
  await run(url, { documents, readsByGet: false }, PWA_STUDIO, goods);
  const packages = await kept(fetchPackages(EXAMPLE_PACKAGES, GRAPHCOMMERCE_VERSION));
  const sent = collectSentDocuments(packages, await kept(installTools()), PAGES);
  await run(url, { documents: sent, readsByGet: true }, GRAPHCOMMERCE, goods);
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await shop?.stop();
}
