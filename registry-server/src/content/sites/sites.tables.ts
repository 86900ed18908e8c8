import type { SiteDetails, SiteFeatures } from '@witryna/module-schemas';
import type { Generated } from 'kysely';
import type { Id, Json, Timestamp } from '../../database/columns.ts';

/** One variant of the shop. */
export interface SiteTable {
  id: Id;
  /** `pl`, `en` …; what X-Site and Store name. */
  code: string;
  name: string;
  locale: string;
  language: string;
  currency: string;
  /** Origin of its storefront. */
  address: string;
  /** Host by which it is known when no header names it. */
  domain: string;
  basePath: string;
  /** Serves requests from hosts that no site claims. */
  isDefault: boolean;
  details: Json<
    Pick<SiteDetails, 'postfix' | 'favicon' | 'logo' | 'properties'> & { readonly features?: Partial<SiteFeatures> }
  >;
  /** General settings and static routing of `/init`. */
  settings: Json<{ general: Record<string, unknown>; staticRouting: Record<string, string> }>;
  /** Counts what was saved. */
  revision: Generated<number>;
  updatedAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    site: SiteTable;
  }
}
