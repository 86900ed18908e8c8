import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { redirectQuery } from '../../api/content/redirects.ts';
import { sitesListQuery } from '../../api/content/sites.ts';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { t } from '../../i18n/pl.ts';
import { RedirectForm } from './redirect-form.tsx';

const BACK = { to: '/redirects', label: t.redirects.title };

/** One redirect, opened for work. */
export function RedirectScreen() {
  const { id } = useParams();
  const api = useApi();
  const sites = useQuery(sitesListQuery(api));
  const redirect = useQuery(redirectQuery(api, Number(id)));
  return (
    <LoadedRecord query={redirect} back={BACK}>
      {(opened) => (
        <LoadedRecord query={sites} back={BACK}>
          {({ items }) => <RedirectForm key={opened.id} opened={opened} sites={items} />}
        </LoadedRecord>
      )}
    </LoadedRecord>
  );
}

/** A redirect that is not there yet. */
export function NewRedirectScreen() {
  const sites = useQuery(sitesListQuery(useApi()));
  return (
    <LoadedRecord query={sites} back={BACK}>
      {({ items }) => <RedirectForm sites={[...items].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))} />}
    </LoadedRecord>
  );
}
