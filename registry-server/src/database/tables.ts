import type { CatalogTables } from '../commerce/catalog/catalog.tables.ts';
import type { MediaTables } from '../content/media/media.tables.ts';
import type { PagesTables } from '../content/pages/pages.tables.ts';
import type { RedirectsTables } from '../content/redirects/redirects.tables.ts';
import type { SitesTables } from '../content/sites/sites.tables.ts';
import type { EventsTables } from '../events/events.tables.ts';
import type { CustomersTables } from '../identity/customers/customers.tables.ts';
import type { IdentityTables } from '../identity/identity.tables.ts';

/** Every table; each feature describes its own beside its store. */
export interface Tables
  extends SitesTables,
    PagesTables,
    RedirectsTables,
    EventsTables,
    IdentityTables,
    CustomersTables,
    MediaTables,
    CatalogTables {}
