// `pnpm contract:clients`: are the documents that published storefronts send valid here, and let in? Nothing of them is kept.
import { rmSync } from 'node:fs';
import { fetchPackages } from './fetch-packages.ts';
import { checkGraphcommerce } from './graphcommerce/check-graphcommerce.ts';
import { checkPwaStudio } from './pwa-studio.ts';

/** Each tells what it finds, and gives the documents that are invalid or refused although they should not be. */
const CLIENTS = [checkPwaStudio, checkGraphcommerce];

const folders: string[] = [];
const fetched: typeof fetchPackages = async (...args) => {
  const folder = await fetchPackages(...args);
  folders.push(folder);
  return folder;
};
try {
  for (const check of CLIENTS) {
    const unexpected = await check(fetched);
    if (unexpected.length > 0) process.exitCode = 1;
    for (const each of unexpected) console.log(`Not expected: ${each}`);
    console.log('');
  }
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
