import { useQuery } from '@tanstack/react-query';
import { CornerUpRight, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type Redirect, redirectsQuery } from '../../api/content/redirects.ts';
import { sitesListQuery } from '../../api/content/sites.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { siteLabel } from '../../i18n/site-label.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter, SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';

const PAGE_SIZE = 25;

const FROM: Column<Redirect> = {
  key: 'from',
  title: t.redirects.columns.from,
  cell: ({ id, from, to }) => (
    <RowName to={`/redirects/${id}`} detail={t.redirects.leadsTo(to)}>
      {from}
    </RowName>
  ),
};
const SITE: Column<Redirect> = {
  key: 'site',
  title: t.redirects.columns.site,
  isSecondary: true,
  cell: ({ site }) => site,
};
const OTHERS: readonly Column<Redirect>[] = [
  {
    key: 'code',
    title: t.redirects.columns.code,
    isSecondary: true,
    cell: ({ code }) => t.redirects.codes[code],
  },
  {
    key: 'changed',
    title: t.redirects.columns.changed,
    isSecondary: true,
    cell: ({ updatedAt }) => formatMoment(updatedAt),
  },
];

/** Addresses that lead elsewhere. */
export function RedirectsScreen() {
  const api = useApi();
  const navigate = useNavigate();
  const address = useListAddress(['search', 'site']);
  const { search, site } = address.filter;
  const redirects = useQuery(redirectsQuery(api, { search, site, page: address.page, pageSize: PAGE_SIZE }));
  const sites = useQuery(sitesListQuery(api)).data?.items ?? [];
  const hasSites = sites.length > 1;
  return (
    <ListScreen
      title={t.redirects.title}
      lead={t.redirects.lead}
      count={t.redirects.count}
      list={redirects}
      address={address}
      pageSize={PAGE_SIZE}
      empty={{ icon: CornerUpRight, title: t.redirects.empty, text: t.redirects.emptyText }}
      action={
        <Button appearance="primary" icon={Plus} onClick={() => navigate('/redirects/new')}>
          {t.redirects.create}
        </Button>
      }
      filters={
        <>
          <SearchFilter
            label={t.redirects.search}
            value={search}
            onSearch={(next) => address.change({ search: next })}
          />
          {hasSites && (
            <ChoiceFilter
              label={t.redirects.site}
              all={t.redirects.everySite}
              value={site}
              choices={sites.map((known) => [known.code, siteLabel(known)])}
              onChoose={(next) => address.change({ site: next })}
            />
          )}
        </>
      }
    >
      {(items) => (
        <DataTable
          label={t.redirects.title}
          columns={hasSites ? [FROM, SITE, ...OTHERS] : [FROM, ...OTHERS]}
          items={items}
          keyOf={({ id }) => id}
        />
      )}
    </ListScreen>
  );
}
