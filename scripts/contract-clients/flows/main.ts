// `pnpm contract:flows [URL]`: runs flows with the documents of published storefronts on a running or a temporary shop.
import { rmSync } from 'node:fs';
import { startTemporaryShop } from '../../serving/temporary-shop.ts';
import { collectDocuments } from '../collect-documents.ts';
import { fetchPackages } from '../fetch-packages.ts';
import { installTools } from '../graphcommerce/install-tools.ts';
import { EXAMPLE_PACKAGES, GRAPHCOMMERCE_VERSION } from '../graphcommerce/packages.ts';
import { collectSentDocuments } from '../graphcommerce/sent-document.ts';
import { CLIENT_PACKAGES } from '../packages.ts';
import { findGoods, type Goods } from './find-goods.ts';
import { newShopper } from './flow.ts';
import { type Flows, GRAPHCOMMERCE_FLOWS, PWA_STUDIO_FLOWS } from './flows.ts';
import { PAGES } from './graphcommerce/pages.ts';
import { type Client, runFlow } from './run-flow.ts';

const COUPON = 'WITAJ10';

async function run(url: string, client: Client, flows: Flows, goods: Goods): Promise<void> {
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
  await run(url, { documents, readsByGet: false }, PWA_STUDIO_FLOWS, goods);
  const packages = await kept(fetchPackages(EXAMPLE_PACKAGES, GRAPHCOMMERCE_VERSION));
  const sent = collectSentDocuments(packages, await kept(installTools()), PAGES);
  await run(url, { documents: sent, readsByGet: true }, GRAPHCOMMERCE_FLOWS, goods);
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await shop?.stop();
}
