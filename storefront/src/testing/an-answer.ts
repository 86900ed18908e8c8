import {
  type ContentPage,
  EMPTY_RELATED,
  featuresOf,
  type InitAnswer,
  type PlacedModule,
  type ProductDetails,
  type RegistryAnswer,
  type Related,
  type SiteDetails,
} from '@witryna/module-schemas';

/** A Polish site on localhost. */
export function aSite(given: Partial<SiteDetails> = {}): SiteDetails {
  return {
    id: 1,
    code: 'pl',
    name: 'Rosa i Len',
    locale: 'pl-PL',
    language: 'pl-PL',
    currency: 'PLN',
    address: 'http://localhost:3000',
    basePath: '/',
    domain: 'localhost',
    postfix: '– Rosa i Len',
    features: featuresOf(given.code ?? 'pl'),
    properties: { maintenance: false },
    ...given,
  };
}

/** What `/init` answers for one site, unless more are given. */
export function anInit(given: Partial<InitAnswer['data']> = {}): InitAnswer {
  const site = given.site ?? aSite();
  return {
    data: {
      site,
      sites: [site],
      search: { minLength: 2, perPage: 8 },
      generalSettings: {},
      staticRouting: {},
      ...given,
    },
  };
}

type AnswerParts = Partial<ContentPage> & { readonly related?: Partial<Related>; readonly validUntil?: string };

/** An answer of the registry: a page „O nas” with one heading, unless told otherwise. */
export function anAnswer({ related, validUntil, ...page }: AnswerParts = {}): RegistryAnswer {
  const heading = aHeading('heading-1', page.title ?? 'O nas');
  return {
    data: {
      contentId: 12,
      site: 'pl',
      urlPath: '/o-nas',
      type: 'page',
      title: 'O nas',
      theme: 'default',
      properties: { meta: {} },
      contentProperties: {},
      slots: { top: [], main: [heading.id], bottom: [] },
      containers: { [heading.id]: heading },
      ...page,
    },
    meta: {
      related: { ...EMPTY_RELATED, ...related },
      theme: page.theme ?? 'default',
      ...(validUntil && { validUntil }),
    },
  };
}

/** A placed heading. */
export function aHeading(id: string, text: string): PlacedModule {
  return { id, driver: 'heading', version: 1, settings: { text, level: 'H1' } };
}

/** A lipstick in two shades with a price each. */
export function aProduct(): ProductDetails {
  const variant = (sku: string, amount: number) => {
    const money = { amount, currency: 'PLN' };
    return { sku, inStock: true, price: { final: money, regular: money } };
  };
  return {
    sku: 'RL-1',
    name: 'Pomadka',
    urlPath: '/pomadka',
    images: [],
    flags: {},
    inStock: true,
    taxClass: 23,
    categories: [],
    description: [],
    benefits: [],
    usage: [],
    inci: [],
    skinType: [],
    certifications: [],
    complementary: [],
    priceVaries: true,
    price: variant('', 4900).price,
    variants: [variant('RL-1-MALWA', 4900), variant('RL-1-CEGLA', 5900)],
  };
}
