import { isReservedSegment, pathInSite, shareAddress } from '@witryna/module-schemas';
import type { Trx } from '../../database/transaction.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { slugOf } from '../slug.ts';
import type { Site, SiteChange, SiteInput } from './sites.store.ts';

const FIELD = '/basePath';

/**
 * Refuses a site whose address is another's, or begins with what belongs to the shop's own screens, or with the
 * address of a page, product or category on the same host. A site that stays where it is may be saved all the same.
 * @throws FieldInvalid
 */
export async function requireFreeAddress(trx: Trx, { input, known, others }: SiteChange): Promise<void> {
  if (known && shareAddress(known, input)) return;
  const address = addressOf(input);
  const taken = others.find((other) => shareAddress(other, input));
  if (taken) throw new FieldInvalid(FIELD, 'site-address-taken', `Adres ${address} ma już witryna „${taken.name}”.`);
  if (isReservedSegment(firstSegment(input.basePath)))
    throw new FieldInvalid(FIELD, 'slug-reserved', `Ścieżka „${input.basePath}” należy do ekranów sklepu.`);
  const owner = await findOwner(trx, input, others);
  if (owner) throw new FieldInvalid(FIELD, 'base-path-taken', `Pod adresem „${input.basePath}” jest już ${owner}.`);
}

/** An address as people read it: `rosailen.example/en`. */
export function addressOf({ domain, basePath }: Pick<Site, 'domain' | 'basePath'>): string {
  return basePath === '/' ? domain : domain + basePath;
}

const firstSegment = (path: string) => slugOf(path).split('/', 1)[0] ?? '';

/** Who has an address under the base path already, as words of a sentence. */
async function findOwner(trx: Trx, input: SiteInput, others: readonly Site[]): Promise<string | undefined> {
  if (input.basePath === '/') return undefined;
  for (const other of others) {
    const path = other.domain === input.domain ? pathInSite(input.basePath, other.basePath) : undefined;
    if (path === undefined || path === '/') continue;
    const slug = slugOf(path);
    const page = await trx
      .selectFrom('page')
      .select('title')
      .where('siteId', '=', other.id)
      .where('isTemplate', '=', false)
      .where((eb) =>
        eb.or([
          eb('slug', '=', slug), // A base path has nothing that `like` would read in another way.
          eb('slug', 'like', `${slug}/%`),
        ]),
      )
      .executeTakeFirst();
    if (page) return `strona „${page.title}” witryny „${other.name}”`;
    const product = await trx.selectFrom('product').select('sku').where('urlKey', '=', slug).executeTakeFirst();
    if (product) return `produkt „${product.sku}”`;
    const category = await trx.selectFrom('category').select('name').where('path', '=', slug).executeTakeFirst();
    if (category) return `kategoria „${category.name}”`;
  }
  return undefined;
}
