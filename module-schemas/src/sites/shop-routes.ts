/**
 * Screens of the shop whose address a site may choose, by the name of their route, with the path that each has
 * otherwise. `:name` stands for a part that is kept.
 */
export const SHOP_ROUTES = {
  cart: '/cart',
  auth: '/auth',
  'auth.sign-up': '/auth/sign-up',
  'auth.consents': '/auth/consents',
  'signup-welcome': '/signup-welcome',
  checkout: '/checkout',
  order: '/order',
  'reset-password': '/reset-password',
  'request-reset-password': '/request-reset-password',
  'confirm-email': '/confirm-email',
  'manage-cookies': '/manage-cookies',
  'newsletter.confirm': '/newsletter/confirm',
  'newsletter.unsubscribe': '/newsletter/unsubscribe',
  'stock-alert.confirm': '/stock-alert/confirm',
  'thank-you': '/thank-you',
  'payment-verification': '/payment-verification',
  'payment-error': '/payment-error',
  'payment-return': '/payment-return',
  'payu-return': '/payu-return',
  me: '/account',
  'me-profile': '/account/profile',
  'me-orders': '/account/orders',
  'me-order': '/account/order/:number',
  'me-favourite': '/account/favourites',
  'me.addresses-billing': '/account/addresses-billings',
  'me.benefits-programs': '/account/benefits-programs',
  'me.newsletter': '/account/newsletter',
  'me-reviews': '/account/reviews',
  'me-security': '/account/security',
  'my-wishlist': '/my-wishlist',
  compare: '/compare',
  'root.results': '/results',
  error: '/error',
} as const;

/** Behind their paths one part more may stand, which is kept: the code of a failure, what a bank appends. */
const WITH_FURTHER_PART: ReadonlySet<string> = new Set<keyof typeof SHOP_ROUTES>([
  'payment-verification',
  'payment-error',
  'payment-return',
  'payu-return',
]);
const FURTHER_PART = '/:part';

export type ShopRoute = keyof typeof SHOP_ROUTES;

/** Addresses by the name of their route, as a site has them; names of other things may be among them. */
export type StaticRouting = Readonly<Record<string, string>>;

/** What stands at a path of a site. */
export type RoutedPath =
  | { readonly kind: 'screen' /** The path that it has where no site chooses one. */; readonly ownPath: string }
  | { readonly kind: 'moved'; readonly to: string };

/** Where the screens of a shop are on one site. */
export interface ShopRouter {
  /** The path of a link on this site; what leads to no screen stays as it is. */
  pathOf(href: string): string;
  /** The screen at a path, or where that has moved to; undefined where there is none. */
  find(path: string): RoutedPath | undefined;
}

interface Route {
  readonly own: readonly string[];
  readonly address: readonly string[];
  readonly isMoved: boolean;
}

/** Every screen is where it is by itself. */
export const NO_ROUTES: StaticRouting = {};

const routers = new WeakMap<StaticRouting, ShopRouter>();

/** The router of a site, made once for each state of its settings. */
export function shopRouterOf(routing: StaticRouting): ShopRouter {
  const known = routers.get(routing);
  if (known) return known;
  const made = createShopRouter(routing);
  routers.set(routing, made);
  return made;
}

/** The path of a route without what may stand behind it: a slash, a wildcard. */
export function routedPath(path: string): string {
  const segments = segmentsOf(path.endsWith('*') ? path.slice(0, -1) : path);
  return `/${segments.join('/')}`;
}

/** Finds screens by the paths of a site; others that it leaves where they are, by their own. */
export function createShopRouter(
  routing: StaticRouting,
  own: Readonly<Record<string, string>> = SHOP_ROUTES,
): ShopRouter {
  const routes = Object.entries(own).flatMap(([name, path]) => {
    const chosen = Object.hasOwn(routing, name) ? routedPath(routing[name] ?? '') : '/';
    const route = toRoute(path, chosen);
    return WITH_FURTHER_PART.has(name) ? [route, toRoute(path + FURTHER_PART, chosen)] : [route];
  });
  const moved = routes.filter(({ isMoved }) => isMoved);

  function toRoute(path: string, chosen: string): Route {
    const isMoved = chosen !== '/' && chosen !== path && chosen + FURTHER_PART !== path;
    const ownSegments = segmentsOf(path);
    const address = segmentsOf(isMoved ? chosen : path);
    // A parameter that the chosen path does not name is kept at its end.
    const unnamed = ownSegments.filter((segment) => isParameter(segment) && !address.includes(segment));
    return { own: ownSegments, address: [...address, ...unnamed], isMoved };
  }

  function find(path: string): RoutedPath | undefined {
    const given = segmentsOf(path);
    for (const { own: ownPath, address } of routes) {
      const kept = match(address, given);
      if (kept) return { kind: 'screen', ownPath: fill(ownPath, kept) };
    }
    for (const { own: ownPath, address } of moved) {
      const kept = match(ownPath, given);
      if (kept) return { kind: 'moved', to: fill(address, kept) };
    }
    return undefined;
  }

  return {
    find,
    pathOf(href) {
      // Every link of a page asks, and most sites leave their screens where they are.
      if (moved.length === 0) return href;
      if (!href.startsWith('/') || href.startsWith('//')) return href;
      const end = href.search(/[?#]/);
      const path = end < 0 ? href : href.slice(0, end);
      const found = find(path);
      return found?.kind === 'moved' ? found.to + (end < 0 ? '' : href.slice(end)) : href;
    },
  };
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string) => segment.startsWith(':');

/** The parts that a pattern keeps of a path, by name; undefined for a path of another form. */
function match(pattern: readonly string[], given: readonly string[]): ReadonlyMap<string, string> | undefined {
  if (pattern.length !== given.length) return undefined;
  const kept = new Map<string, string>();
  for (const [index, segment] of pattern.entries()) {
    const part = given[index] ?? '';
    if (isParameter(segment)) kept.set(segment, part);
    else if (segment !== part) return undefined;
  }
  return kept;
}

const fill = (pattern: readonly string[], kept: ReadonlyMap<string, string>) =>
  `/${pattern.map((segment) => kept.get(segment) ?? segment).join('/')}`;
