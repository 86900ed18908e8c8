import type { Site } from '../../api/content/sites.ts';
import { t } from '../../i18n/pl.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

/** Whether shoppers get in, and whether it is the one for everybody else. */
export function SiteStatus({ site }: { readonly site: Pick<Site, 'isDefault' | 'properties'> }) {
  const { isDefault, properties } = site;
  return (
    <>
      {properties.maintenance ? (
        <Badge tone="warning">{t.sites.maintenance}</Badge>
      ) : (
        <Badge tone="success">{t.sites.open}</Badge>
      )}{' '}
      {isDefault && <Badge>{t.sites.isDefault}</Badge>}
    </>
  );
}
