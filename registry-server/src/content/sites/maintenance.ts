import { AppError } from '../../errors.ts';
import type { Site } from './sites.store.ts';

/** Seconds after which whoever found a site in maintenance may come back. */
export const MAINTENANCE_RETRY_SECONDS = 120;

/** The site takes no orders while it is in maintenance. */
class SiteInMaintenance extends AppError {
  constructor() {
    super(503, 'maintenance/orders', { retryAfterSeconds: MAINTENANCE_RETRY_SECONDS });
  }
}

/** Whether nothing can be bought on a site for now. */
export const isInMaintenance = ({ properties }: Pick<Site, 'properties'>): boolean => properties.maintenance === true;

/** Refuses what begins or continues a purchase while its site is in maintenance. @throws SiteInMaintenance */
export function requireOpen(site: Pick<Site, 'properties'>): void {
  if (isInMaintenance(site)) throw new SiteInMaintenance();
}
