import { shopRouterOf } from '@witryna/module-schemas';
import { engineOf } from '../database/engine.ts';
import type { Trx } from '../database/transaction.ts';
import { AppError } from '../errors.ts';
import { translationLanguages } from '../text/translation-languages.ts';
import { urlPathOf } from './slug.ts';

/** The screens of the shop at the addresses that sites have chosen for them. */
export interface PlacedScreens {
  /** The site that has a screen at an address; with a language, of those that read the catalogue in it. */
  siteAt(address: string, language?: string): string | undefined;
}

/** Reads where sites have their screens; none of them moves one until the transaction ends. */
export async function readPlacedScreens(trx: Trx): Promise<PlacedScreens> {
  const rows = await trx
    .selectFrom('site')
    .select(['name', 'language', 'settings'])
    .orderBy('id')
    // SQLite has one writer at a time by itself.
    .$if(engineOf(trx) === 'postgres', (query) => query.forShare())
    .execute();
  const sites = rows.map(({ name, language, settings: { staticRouting } }) => ({
    name,
    languages: translationLanguages(language),
    router: shopRouterOf(staticRouting),
  }));
  return {
    siteAt: (address, language) =>
      sites.find(
        ({ languages, router }) =>
          (language === undefined || languages.includes(language)) &&
          router.find(urlPathOf(address))?.kind === 'screen',
      )?.name,
  };
}

/** A screen of the shop has the address on some site: nobody would find there what is meant to be there. */
export class AddressOfScreen extends AppError {
  constructor(address: string, site: string, path: string) {
    super(422, 'address-of-screen', {
      urlPath: urlPathOf(address),
      site,
      faults: [{ path, rule: 'slug-of-screen', sentence: 'address-of-screen' }],
    });
  }
}
