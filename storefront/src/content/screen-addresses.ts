import { NO_ROUTES, type SiteDetails, type StaticRouting, shopRouterOf } from '@witryna/module-schemas';
import { addressInSite } from './page-address.ts';

/** Where the paths of the shop are on a site. */
export function addressesOf(site: SiteDetails, routes: StaticRouting = NO_ROUTES): (path: string) => string {
  return (target) => addressInSite(shopRouterOf(routes).pathOf(target), site.basePath);
}
