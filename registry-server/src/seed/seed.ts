// Creates the demo shop on a running registry through the staff API: node src/seed/seed.ts

import { readLanguages } from './language-seed.ts';
import { readPictureWords } from './picture-words.ts';
import { cataloguePictures, readSeedCatalogue, seedCatalogue } from './seed-catalogue.ts';
import { picturesIn, resolveSites } from './seed-page.ts';
import { readNamedPages, seedPages } from './seed-pages.ts';
import { seedPayments } from './seed-payments.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedPromotions } from './seed-promotions.ts';
import { seedReviews } from './seed-reviews.ts';
import { addressesOfSites, readSites, seedSites } from './seed-sites.ts';
import { seedTranslations } from './seed-translations.ts';
import { pagesOfSites } from './site-pages.ts';
import { signIn } from './staff-api.ts';

export interface SeedOptions {
  /** Origin of the registry. */
  readonly baseUrl: string;
  readonly email: string;
  readonly password: string;
  /** Origin of the storefront; the seed's own when absent. */
  readonly storefrontUrl?: string;
  readonly log: (line: string) => void;
}

/** Creates the whole demo shop: sites, pictures, catalogue, pages. Idempotent. */
export async function seedShop({ baseUrl, email, password, storefrontUrl, log }: SeedOptions): Promise<void> {
  const api = await signIn(baseUrl, email, password);
  const catalogue = readSeedCatalogue();
  const pages = readNamedPages();
  const sites = readSites(storefrontUrl);
  const languages = readLanguages();
  const names = [...Object.values(pages), ...sites].flatMap(picturesIn);
  const { fileIds, urls, logoUrls, missing } = await seedPictures(
    api,
    [...names, ...cataloguePictures(catalogue)],
    readPictureWords(catalogue),
    (done, total) => {
      if (done % 40 === 0) log(`  pictures: ${done} of ${total}`);
    },
  );
  const gone = missing.filter((name) => !name.endsWith('-2'));
  if (gone.length > 0) log(`  pictures that the seed lacks: ${gone.join(', ')}`);
  await seedSites(api, sites, { urls, logoUrls });
  log(`  sites: ${sites.length}`);
  await seedCatalogue(api, catalogue, fileIds);
  log(`  products: ${catalogue.products.length}`);
  log(`  translations: ${await seedTranslations(api, languages, catalogue, fileIds)}`);
  log(`  reviews: ${await seedReviews(api, languages)} made`);
  log(`  payments: ${await seedPayments(api)} sites set`);
  const { coupons, giftRules } = await seedPromotions(api);
  log(`  coupons: ${coupons} made; gift rules: ${giftRules} made`);
  const addresses = addressesOfSites(sites);
  // Lists of pages begin with what changed last: the first site, in whose language people work, is on top of them.
  for (const ofSite of pagesOfSites({ pages, languages, sites, catalogue }).toReversed()) {
    const { created, kept } = await seedPages(api, resolveSites(ofSite, addresses), fileIds);
    log(`  pages of ${ofSite.site}: ${created} published, ${kept} kept as they were`);
  }
}

if (import.meta.main) {
  const { REGISTRY_URL, ADMIN_EMAIL, ADMIN_PASSWORD, STOREFRONT_URL } = process.env;
  if (!REGISTRY_URL || !ADMIN_EMAIL || !ADMIN_PASSWORD)
    throw new Error('REGISTRY_URL, ADMIN_EMAIL or ADMIN_PASSWORD is not set');
  await seedShop({
    baseUrl: REGISTRY_URL,
    email: ADMIN_EMAIL,
    password: ADMIN_PASSWORD,
    ...(STOREFRONT_URL ? { storefrontUrl: STOREFRONT_URL } : {}),
    log: (line) => console.log(line),
  });
}
