import type { LimitCase } from './limit-case.ts';

const KIBIBYTE = 1024;
// The first ones are within what `/graphql` takes of a text.
const BODY_SIZES = [2, 7, 19, 50, 250, 1_000].map((kib) => kib * KIBIBYTE);
const ADDRESS_SIZES = [2, 7, 14, 60].map((kib) => kib * KIBIBYTE);
/** Rows of these are what expressions stumble over. */
const ROWS = ['a', 'A', '0', '/', '-', '.', ' ', ',', '@', 'a@', '<a', 'a.', '--', '%2F'];

const rowOf = (row: string, length: number): string => row.repeat(Math.ceil(length / row.length)).slice(0, length);

/** Fields of GraphQL that take a text, as documents with a variable. */
const GRAPHQL: Readonly<Record<string, string>> = {
  route: 'query ($t: String!) { route(url: $t) { type } }',
  urlResolver: 'query ($t: String!) { urlResolver(url: $t) { type } }',
  search: 'query ($t: String) { products(search: $t) { total_count } }',
  sku: 'query ($t: String) { products(filter: { sku: { eq: $t } }) { total_count } }',
  cmsPage: 'query ($t: String) { cmsPage(identifier: $t) { title } }',
  isEmailAvailable: 'query ($t: String!) { isEmailAvailable(email: $t) { is_email_available } }',
  cart: 'query ($t: String!) { cart(cart_id: $t) { id } }',
  coupon: 'mutation ($t: String!) { applyCouponToCart(input: { cart_id: $t, coupon_code: $t }) { cart { id } } }',
  signIn: 'mutation ($t: String!) { generateCustomerToken(email: $t, password: $t) { token } }',
  newsletter: 'mutation ($t: String!) { subscribeEmailToNewsletter(email: $t) { status } }',
  cartLink: 'mutation ($t: String!) { cartFromLink(items: $t) { cart { id } } }',
};

/** Routes that take a text in their body. */
const BODIES: Readonly<Record<string, (text: string) => unknown>> = {
  '/newsletter/subscribe': (text) => ({ email: text, privacy: true }),
  '/newsletter/confirm': (token) => ({ token }),
  '/products/viewed': (text) => ({ skus: [text] }),
  '/staff/session': (text) => ({ email: text, password: text }),
  '/payments/notifications/przelewy24': (text) => ({ sign: text }),
};

/** Routes of staff that take what has no schema to the end: the names of modules, their settings. */
const STAFF_BODIES: Readonly<Record<string, (text: string) => unknown>> = {
  '/staff/related': (text) => ({ document: documentOf(text) }),
  '/staff/pages': (text) => ({ type: 'page', title: text, urlPath: `/${text}`, document: documentOf(text) }),
};

const documentOf = (text: string) => ({
  title: text,
  slots: { main: ['1'] },
  containers: { 1: { id: '1', driver: text, version: 1, settings: { text, html: `<p>${text}`, link: text } } },
});

const HEADERS = [
  'accept-encoding',
  'accept-language',
  'user-agent',
  'cookie',
  'authorization',
  'x-site',
  'store',
  'x-viewer',
  'x-session',
  'if-none-match',
  'referer',
  'x-forwarded-for',
  'origin',
  'content-type',
];

const PATHS: readonly ((text: string) => string)[] = [
  (text) => `/registry/${text}`,
  (text) => `/search?q=${text}`,
  (text) => `/core/search?q=${text}`,
  (text) => `/products?sku=${text}`,
  (text) => `/media/1/${text}/original.jpg`,
  (text) => `/orders/${text}/documents`,
  (text) => `/graphql?query=${text}`,
  (text) => `/${text}`,
];

const json = { 'content-type': 'application/json' };

/** Long texts in every place where the registry takes one; with the headers of somebody who has signed in, there too. */
export function registryTextCases(staff: Readonly<Record<string, string>> = {}): LimitCase[] {
  return ROWS.flatMap((row) => [
    ...BODY_SIZES.flatMap((size) => [
      ...bodyCases(row, size),
      ...plainBodies(STAFF_BODIES, row, size, { ...json, ...staff }),
    ]),
    ...ADDRESS_SIZES.flatMap((size) => addressCases(row, size, PATHS, '/init')),
  ]);
}

/** Long addresses and heads at the storefront. */
export function storefrontTextCases(): LimitCase[] {
  const paths = [
    (text: string) => `/${text}`,
    (text: string) => `/?page=${text}`,
    (text: string) => `/api/registry/${text}`,
  ];
  return ROWS.flatMap((row) => ADDRESS_SIZES.flatMap((size) => addressCases(row, size, paths, '/')));
}

function bodyCases(row: string, size: number): LimitCase[] {
  const text = rowOf(row, size);
  const where = `${size / KIBIBYTE} KB of ${JSON.stringify(row)}`;
  const graphql = Object.entries(GRAPHQL).map(([name, query]) => ({
    name: `${name}: ${where}`,
    method: 'POST',
    path: '/graphql',
    headers: json,
    body: JSON.stringify({ query, variables: { t: text } }),
    isOnce: name === 'signIn',
  }));
  return [...graphql, ...plainBodies(BODIES, row, size, json)];
}

function plainBodies(
  bodies: Readonly<Record<string, (text: string) => unknown>>,
  row: string,
  size: number,
  headers: Readonly<Record<string, string>>,
): LimitCase[] {
  return Object.entries(bodies).map(([path, bodyOf]) => ({
    name: `${path}: ${size / KIBIBYTE} KB of ${JSON.stringify(row)}`,
    method: 'POST',
    path,
    headers,
    body: JSON.stringify(bodyOf(rowOf(row, size))),
  }));
}

/** Texts in addresses, and in the headers of a request for `headersAt`. */
function addressCases(
  row: string,
  size: number,
  paths: readonly ((text: string) => string)[],
  headersAt: string,
): LimitCase[] {
  const text = rowOf(row, size);
  const where = `${size / KIBIBYTE} KB of ${JSON.stringify(row)}`;
  const inAddress = row.startsWith('%') ? text.slice(0, text.length - (text.length % row.length)) : encodeURI(text);
  return [
    ...paths.map((pathOf) => ({ name: `${pathOf('…')}: ${where}`, method: 'GET', path: pathOf(inAddress) })),
    ...HEADERS.map((name) => ({
      name: `${name}: ${where}`,
      method: 'GET',
      path: headersAt,
      headers: { [name]: `a${text}` },
    })),
  ];
}
