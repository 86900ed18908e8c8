import { leaveRedirect, saveRedirect } from '../../content/redirects/index.ts';
import { urlPathOf } from '../../content/slug.ts';
import type { Trx } from '../../database/transaction.ts';

/** Who comes to what is gone is shown something else, not told that it moved for ever. */
const SEE_OTHER = 303;

/** The former address of a product or category leads to the new one on every site: it has the same on all. */
export async function leaveRedirects(trx: Trx, from: string, to: string): Promise<void> {
  for (const { id } of await readSites(trx)) await leaveRedirect(trx, { siteId: id, from, to });
}

/** The address of what is gone leads to another path, on every site. Answers the tags of the addresses. */
export async function redirectElsewhere(trx: Trx, address: string, target: string): Promise<string[]> {
  const sites = await readSites(trx);
  for (const { id } of sites) await saveRedirect(trx, { siteId: id, slug: address, target, code: SEE_OTHER });
  return sites.map(({ code }) => `path:${code}:${urlPathOf(address)}`);
}

function readSites(trx: Trx) {
  return trx.selectFrom('site').select(['id', 'code']).execute();
}
