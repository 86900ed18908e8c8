type Thing = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Check = (value) =>
  typeof value === 'string' && /^https?:\/\/[\u0021-\u007e]+$/.test(value) && URL.canParse(value);
const isDay: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T.+)?$/.test(value) && !Number.isNaN(Date.parse(value));
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value > 0;
const isPrice: Check = (value) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value);
const isCurrency: Check = (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const isLanguage: Check = (value) => typeof value === 'string' && /^[a-z]{2}(?:-[A-Z]{2})?$/.test(value);
const isAvailability: Check = (value) =>
  typeof value === 'string' && /^https:\/\/schema\.org\/(?:InStock|OutOfStock|PreOrder|BackOrder)$/.test(value);
const isHeadline: Check = (value) => isText(value) && (value as string).length <= 110;

/** One of these types, or a list of them; `@id` stands for a thing that another part names. */
const isOf =
  (...types: readonly string[]): Check =>
  (value) =>
    (Array.isArray(value) ? value : [value]).every(
      (thing: Thing) => types.includes(String(thing['@type'])) || isAddress(thing['@id']),
    );
const each =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) ? value.length > 0 && value.every(check) : check(value);

interface Rules {
  readonly required: readonly string[];
  /** One of these must be there. */
  readonly oneOf?: readonly string[];
  readonly recommended?: readonly string[];
  readonly properties: Readonly<Record<string, Check>>;
}

/** What Google's documentation of structured data asks of each type, in the vocabulary of schema.org. */
const RULES: Readonly<Record<string, Rules>> = {
  Product: {
    required: ['name'],
    oneOf: ['offers', 'review', 'aggregateRating'],
    recommended: ['image', 'description', 'brand'],
    properties: {
      name: isText,
      sku: isText,
      url: isAddress,
      image: each(isAddress),
      description: isText,
      brand: isOf('Brand'),
      offers: isOf('Offer'),
      aggregateRating: isOf('AggregateRating'),
      review: isOf('Review'),
    },
  },
  Brand: { required: ['name'], properties: { name: isText } },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'url', 'itemCondition'],
    properties: {
      sku: isText,
      url: isAddress,
      price: isPrice,
      priceCurrency: isCurrency,
      availability: isAvailability,
      itemCondition: (value) => value === 'https://schema.org/NewCondition',
    },
  },
  AggregateRating: {
    required: ['ratingValue', 'reviewCount'],
    properties: { ratingValue: isNumber, reviewCount: isNumber, bestRating: isNumber },
  },
  Review: {
    required: ['author', 'reviewRating'],
    recommended: ['datePublished'],
    properties: { author: isOf('Person'), datePublished: isDay, reviewBody: isText, reviewRating: isOf('Rating') },
  },
  Rating: { required: ['ratingValue'], properties: { ratingValue: isNumber, bestRating: isNumber } },
  Person: { required: ['name'], properties: { name: isText, url: isAddress } },
  Article: {
    required: ['headline'],
    recommended: ['image', 'datePublished', 'author'],
    properties: {
      headline: isHeadline,
      mainEntityOfPage: isAddress,
      description: isText,
      image: each(isAddress),
      datePublished: isDay,
      dateModified: isDay,
      author: isOf('Person', 'Organization'),
      publisher: isOf('Organization'),
      inLanguage: isLanguage,
    },
  },
  Organization: {
    required: ['name'],
    recommended: ['url'],
    properties: {
      '@id': isAddress,
      name: isText,
      url: isAddress,
      logo: isAddress,
      legalName: isText,
      taxID: isText,
      email: (value) => isText(value) && (value as string).includes('@'),
      telephone: isText,
      address: isOf('PostalAddress'),
    },
  },
  PostalAddress: {
    required: ['addressCountry'],
    properties: {
      streetAddress: isText,
      postalCode: isText,
      addressLocality: isText,
      addressCountry: (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
    },
  },
  WebSite: {
    required: ['name', 'url'],
    properties: {
      name: isText,
      url: isAddress,
      inLanguage: isLanguage,
      publisher: isOf('Organization'),
      potentialAction: isOf('SearchAction'),
    },
  },
  SearchAction: {
    required: ['target', 'query-input'],
    properties: { target: isOf('EntryPoint'), 'query-input': (value) => value === 'required name=search_term_string' },
  },
  EntryPoint: {
    required: ['urlTemplate'],
    properties: { urlTemplate: (value) => isAddress(value) && String(value).includes('{search_term_string}') },
  },
  BreadcrumbList: {
    required: ['itemListElement'],
    properties: { itemListElement: (value) => Array.isArray(value) && value.length >= 2 && isOf('ListItem')(value) },
  },
  ListItem: {
    required: ['position', 'name', 'item'],
    properties: { position: isNumber, name: isText, item: isAddress },
  },
  FAQPage: { required: ['mainEntity'], properties: { mainEntity: isOf('Question') } },
  Question: { required: ['name', 'acceptedAnswer'], properties: { name: isText, acceptedAnswer: isOf('Answer') } },
  Answer: { required: ['text'], properties: { text: isText } },
};

export interface RichResultFaults {
  /** What has search engines refuse it. */
  readonly errors: readonly string[];
  /** What they would like to have besides. */
  readonly missing: readonly string[];
}

/** Goes through a thing and all that is in it. */
export function richResultFaults(thing: unknown, path = ''): RichResultFaults {
  const type = String((thing as Thing)['@type'] ?? '');
  const at = `${path}/${type}`;
  const rules = RULES[type];
  if (!rules) return isAddress((thing as Thing)['@id']) ? NONE : { ...NONE, errors: [`${at} is no type`] };
  const { required, oneOf = [], recommended = [], properties } = rules;
  const fields = thing as Thing;
  const has = (name: string) => fields[name] !== undefined;
  const own = Object.keys(fields).filter((name) => name !== '@type' && name !== '@context');
  const errors = [
    ...required.filter((name) => !has(name)).map((name) => `${at} without ${name}`),
    ...(oneOf.length === 0 || oneOf.some(has) ? [] : [`${at} without any of ${oneOf.join(', ')}`]),
    ...own.flatMap((name) => {
      const check = properties[name];
      if (!check) return [`${at}/${name} is unknown`];
      return check(fields[name]) ? [] : [`${at}/${name} is ${JSON.stringify(fields[name]).slice(0, 80)}`];
    }),
  ];
  const missing = recommended.filter((name) => !has(name)).map((name) => `${at} without ${name}`);
  const inside = own.flatMap((name) => thingsIn(fields[name]).map((part) => richResultFaults(part, `${at}/${name}`)));
  return {
    errors: [...errors, ...inside.flatMap((part) => part.errors)],
    missing: [...missing, ...inside.flatMap((part) => part.missing)],
  };
}

const NONE: RichResultFaults = { errors: [], missing: [] };

const thingsIn = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'object' && part !== null);
