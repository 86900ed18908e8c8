import { useQuery } from '@tanstack/react-query';
import { Globe, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { AddressProblems } from '../../address-problems/address-problems.tsx';
import { useApi } from '../../api/api-context.tsx';
import { type Site, sitesListQuery } from '../../api/content/sites.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SiteStatus } from './site-status.tsx';

/** The server gives all of them at once. */
const MOST_SITES = 1_000;

const COLUMNS: readonly Column<Site>[] = [
  {
    key: 'name',
    title: t.sites.columns.name,
    cell: ({ code, name }) => (
      <RowName to={`/sites/${code}`} detail={code}>
        {name}
      </RowName>
    ),
  },
  {
    key: 'address',
    title: t.sites.columns.address,
    isSecondary: true,
    cell: ({ address, basePath }) => (basePath === '/' ? address : address + basePath),
  },
  {
    key: 'language',
    title: t.sites.columns.language,
    isSecondary: true,
    cell: ({ language, currency }) => t.sites.languageAndCurrency(language, currency),
  },
  { key: 'status', title: t.sites.columns.status, cell: (site) => <SiteStatus site={site} /> },
];

/** All variants of the shop. */
export function SitesScreen() {
  const navigate = useNavigate();
  const address = useListAddress([]);
  const sites = useQuery(sitesListQuery(useApi()));
  return (
    <ListScreen
      title={t.sites.title}
      lead={t.sites.lead}
      count={t.sites.count}
      list={sites}
      address={address}
      pageSize={MOST_SITES}
      empty={{ icon: Globe, title: t.sites.empty, text: t.sites.emptyText }}
      action={
        <Button appearance="primary" icon={Plus} onClick={() => navigate('/sites/new')}>
          {t.sites.create}
        </Button>
      }
    >
      {(items) => (
        <>
          <AddressProblems />
          <DataTable label={t.sites.title} columns={COLUMNS} items={items} keyOf={({ code }) => code} />
        </>
      )}
    </ListScreen>
  );
}
