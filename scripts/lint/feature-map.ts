import type { FeatureMap } from './doors.ts';

/** The features of all packages: folders of these groups, except the shared ones. See `docs/architecture.md`. */
export const FEATURES: FeatureMap = {
  groups: [
    'registry-server/src',
    'registry-server/src/commerce',
    'registry-server/src/content',
    'registry-server/src/identity',
    'registry-server/src/channels',
    'registry-server/src/integrations',
    'editor/src',
    'editor/src/admin',
    'editor/src/page-editor',
    'storefront/src',
  ],
  shared: [
    'registry-server/src/database',
    'registry-server/src/error-messages',
    'registry-server/src/events',
    'registry-server/src/graphql',
    'registry-server/src/http',
    'registry-server/src/openapi',
    'registry-server/src/operations',
    'registry-server/src/text',
    'registry-server/src/time',
    'registry-server/src/work',
    'editor/src/api',
    'editor/src/app',
    'editor/src/forms',
    'editor/src/i18n',
    'editor/src/lists',
    'editor/src/ui',
    'storefront/src/i18n',
    'storefront/src/ui',
  ],
};
