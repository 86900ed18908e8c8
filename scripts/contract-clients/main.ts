// `pnpm contract:clients`: checks that the documents of published storefronts are valid here and within the limits.
import { rmSync } from 'node:fs';
import { fetchPackages } from './fetch-packages.ts';
import { checkGraphcommerce } from './graphcommerce/check-graphcommerce.ts';
import { checkPwaStudio } from './pwa-studio.ts';

/** Each prints its result, and returns the documents that are unexpectedly invalid or refused. */
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
    for (const each of unexpected) console.log(`Unexpected: ${each}`);
    console.log('');
  }
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
