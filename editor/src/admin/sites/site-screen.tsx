import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { siteQuery } from '../../api/content/sites.ts';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { t } from '../../i18n/pl.ts';
import { SiteForm } from './site-form.tsx';

/** One site, opened for work. */
export function SiteScreen() {
  const { code = '' } = useParams();
  const site = useQuery(siteQuery(useApi(), code));
  return (
    <LoadedRecord query={site} back={{ to: '/sites', label: t.sites.title }}>
      {(opened) => (
        <SiteForm key={`${opened.code} ${opened.revision}`} opened={opened} onReload={() => void site.refetch()} />
      )}
    </LoadedRecord>
  );
}

/** A site that is not there yet. */
export function NewSiteScreen() {
  return <SiteForm />;
}
