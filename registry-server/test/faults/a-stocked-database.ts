import { createSitesStore, type SiteInput } from '../../src/content/sites/sites.store.ts';
import { openDatabase } from '../../src/database/dialects.ts';
import { migrateToLatest } from '../../src/database/migrate.ts';
import { aCatalogue, aProduct, aVariant } from '../../src/testing/a-catalogue.ts';
import { aSite } from '../../src/testing/a-site.ts';
import { atFileEnd } from '../../src/testing/at-file-end.ts';

export const STOCK = 100_000;

/** A shop with one thing of which there is plenty; `TONIK-50` is what carts of tests are filled with. */
export async function aStockedDatabase(databaseUrl: string, site: SiteInput = aSite()) {
  const db = openDatabase(databaseUrl);
  atFileEnd(() => db.destroy());
  await migrateToLatest(db);
  await createSitesStore(db).save(site);
  await aCatalogue(db).products.put(
    'TONIK',
    aProduct('TONIK', { variants: [aVariant({ sku: 'TONIK-50', stock: STOCK })] }),
  );
  return db;
}
