import { isReservedSegment, routedPath, SHOP_ROUTES, siteOver } from '@witryna/module-schemas';
import type { Trx } from '../../database/transaction.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { translationLanguages } from '../../text/translation-languages.ts';
import { isWellFormedSlug, slugOf } from '../slug.ts';
import type { SiteChange } from './sites.store.ts';

/** The page that stands for failures of a status: `error.500`. */
const ERROR_PAGE = /^error\.[1-5][0-9]{2}$/;

/**
 * Refuses addresses of screens that something else has, or that nothing leads to. What is stored already may be saved
 * again. A page of type `page` may stand there: it is shown around the screen.
 * @throws FieldInvalid
 */
export async function requireFreeRoutes(trx: Trx, change: SiteChange): Promise<void> {
  const { input, known } = change;
  const taken = new Map<string, string>();
  for (const [name, given] of Object.entries(input.staticRouting)) {
    const refuse = refusalAt(name);
    const isStored = known !== undefined && known.staticRouting[name] === given && known.language === input.language;
    if (ERROR_PAGE.test(name) || (isStored && !Object.hasOwn(SHOP_ROUTES, name))) continue;
    if (!Object.hasOwn(SHOP_ROUTES, name)) {
      refuse('route-unknown', `Nie ma ekranu „${name}”. Są: ${Object.keys(SHOP_ROUTES).join(', ')}.`);
    }
    const path = routedPath(given);
    const other = taken.get(path);
    if (other) refuse('route-taken', `Ten adres ma już ekran „${other}”. Podaj inny.`);
    taken.set(path, name);
    if (!isStored) await requireFree(trx, change, { name, path });
  }
}

interface RouteAddress {
  readonly name: string;
  readonly path: string;
}

async function requireFree(trx: Trx, { input, known, others }: SiteChange, { name, path }: RouteAddress) {
  const refuse = refusalAt(name);
  const slug = slugOf(path);
  if (slug === '' || !isWellFormedSlug(slug)) {
    refuse('slug', 'Adres składa się z małych liter bez polskich znaków, cyfr i myślników; części dzieli ukośnik.');
  }
  const own = (SHOP_ROUTES as Readonly<Record<string, string>>)[name];
  if (path === own) return;
  if (isReservedSegment(slug.split('/', 1)[0] ?? '')) {
    refuse('slug-reserved', `Adres „${path}” należy do sklepu. Podaj taki, który zaczyna się innym słowem.`);
  }
  const over = siteOver(input, path, others);
  if (over) refuse('slug-of-site', `Adres „${path}” należy do witryny „${over.name}”. Podaj inny.`);
  const owner = (await findOwner(trx, slug, known?.id)) ?? (await findTranslated(trx, slug, input.language));
  if (owner) refuse('route-address-taken', `Pod adresem „${path}” jest ${owner}`);
}

/** Who has the address, and what to do about it. */
async function findOwner(trx: Trx, slug: string, siteId: number | undefined): Promise<string | undefined> {
  const product = await trx.selectFrom('product').select('sku').where('urlKey', '=', slug).executeTakeFirst();
  if (product) return `produkt „${product.sku}”. Zmień jego adres albo podaj inny.`;
  const category = await trx.selectFrom('category').select('name').where('path', '=', slug).executeTakeFirst();
  if (category) return `kategoria „${category.name}”. Podaj inny adres.`;
  if (siteId === undefined) return undefined;
  const page = await trx
    .selectFrom('page')
    .select(['title', 'type', 'isTemplate'])
    .where('siteId', '=', siteId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (page && (page.type !== 'page' || page.isTemplate)) {
    return `„${page.title}”, a wokół ekranu może stać tylko treść rodzaju „Strona”. Przenieś ją albo podaj inny adres.`;
  }
  const redirect = await trx
    .selectFrom('redirect')
    .select('target')
    .where('siteId', '=', siteId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return redirect && `przekierowanie do „${redirect.target}”. Usuń je albo podaj inny adres.`;
}

/** What of the catalogue has the address in a language that the site reads. */
async function findTranslated(trx: Trx, slug: string, language: string): Promise<string | undefined> {
  const languages = translationLanguages(language);
  if (languages.length === 0) return undefined;
  const found = await trx
    .selectFrom('catalogue_translation')
    .select(['kind', 'key', 'language'])
    .where('address', '=', slug)
    .where('language', 'in', languages)
    .executeTakeFirst();
  if (!found) return undefined;
  const what = found.kind === 'category' ? 'kategoria' : 'produkt';
  return `${what} „${found.key}” w\u00a0języku „${found.language}”. Zmień tam jej adres albo podaj inny.`;
}

const refusalAt =
  (name: string) =>
  (rule: string, message: string): never => {
    throw new FieldInvalid(`/staticRouting/${name}`, rule, message);
  };
