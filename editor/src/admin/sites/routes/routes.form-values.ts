import { NO_ROUTES, routedPath, SHOP_ROUTES, type ShopRoute, type StaticRouting } from '@witryna/module-schemas';
import { t } from '../../../i18n/pl.ts';

export const ROUTE_NAMES = Object.keys(SHOP_ROUTES) as ShopRoute[];

/** Addresses of screens as they stand in the form; empty where the shop's own is meant. */
export type RoutesFormValues = Readonly<Record<ShopRoute, string>>;

const WELL_FORMED = /^\/[a-z0-9]+(?:[-_/][a-z0-9]+)*$/;

/** A site's addresses as the form shows them. */
export function routesToFormValues(routing: StaticRouting = NO_ROUTES): RoutesFormValues {
  return Object.fromEntries(ROUTE_NAMES.map((name) => [name, routing[name] ?? ''])) as RoutesFormValues;
}

/** What was typed, as the server takes it; what the form does not show stays. */
export function routesFromFormValues(typed: RoutesFormValues, stored: StaticRouting = NO_ROUTES): StaticRouting {
  const others = Object.entries(stored).filter(([name]) => !Object.hasOwn(SHOP_ROUTES, name));
  const chosen = ROUTE_NAMES.flatMap((name) => {
    const path = pathOf(typed[name]);
    return path === '' || path === SHOP_ROUTES[name] ? [] : [[name, path] as const];
  });
  return Object.fromEntries([...others, ...chosen]);
}

/** What is wrong with them before they are sent, by route. */
export function checkRoutes(typed: RoutesFormValues): Partial<Record<ShopRoute, readonly string[]>> {
  const faults: Partial<Record<ShopRoute, readonly string[]>> = {};
  const seen = new Set<string>();
  for (const name of ROUTE_NAMES) {
    const path = pathOf(typed[name]);
    if (path === '') continue;
    if (!WELL_FORMED.test(path)) faults[name] = [t.sites.routes.wrongPath];
    else if (seen.has(path)) faults[name] = [t.sites.routes.twice];
    seen.add(path);
  }
  return faults;
}

function pathOf(typed: string): string {
  const text = typed.trim();
  return text === '' ? '' : routedPath(text);
}
