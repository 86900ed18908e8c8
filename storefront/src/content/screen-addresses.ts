import { NO_ROUTES, type SiteDetails, type StaticRouting, shopRouterOf } from '@witryna/module-schemas';
import { linkInSite } from './page-address.ts';

/** Where the paths of the shop are on a site; a whole address, which a site may name for a page, stays as it is. */
export function addressesOf(site: SiteDetails, routes: StaticRouting = NO_ROUTES): (path: string) => string {
  return (target) => linkInSite(shopRouterOf(routes).pathOf(target), site.basePath);
}
