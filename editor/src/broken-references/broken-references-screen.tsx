import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useApi } from '../api/api-context.tsx';
import { sitesQuery } from '../api/commerce/catalogue.ts';
import { type BrokenFrame, type BrokenReference, brokenReferencesQuery } from '../api/content/broken-references.ts';
import { t } from '../i18n/pl.ts';
import { siteLabel } from '../i18n/site-label.ts';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { ChoiceFilter } from '../lists/filters.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { RowName } from '../lists/row-name.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { titleOfDriver } from '../page-editor/describe/index.ts';
import { placeInEditor } from '../pages/index.ts';
import { Notice } from '../ui/feedback/notice.tsx';

const PAGE_SIZE = 25;

const COLUMNS: readonly Column<BrokenReference>[] = [
  {
    key: 'page',
    title: t.brokenReferences.columns.page,
    cell: (broken) => (
      <RowName to={placeInEditor(broken.page.id, broken.place)} detail={detailOf(broken)}>
        {broken.page.title}
      </RowName>
    ),
  },
  {
    key: 'missing',
    title: t.brokenReferences.columns.missing,
    cell: (broken) => <RowName detail={keyOf(broken)}>{whatIsMissing(broken)}</RowName>,
  },
];
const SITE: Column<BrokenReference> = {
  key: 'site',
  title: t.brokenReferences.columns.site,
  isSecondary: true,
  cell: ({ page }) => page.site,
};

/** Published places that point at what is not there, with the way to each of them. */
export function BrokenReferencesScreen() {
  const api = useApi();
  const address = useListAddress(['site']);
  const { site } = address.filter;
  const broken = useQuery(brokenReferencesQuery(api, { site, page: address.page, pageSize: PAGE_SIZE }));
  const sites = useQuery(sitesQuery(api)).data ?? [];
  const hasSites = sites.length > 1;
  return (
    <>
      <Frames frames={broken.data?.sites ?? []} />
      <ListScreen
        title={t.brokenReferences.title}
        lead={t.brokenReferences.lead}
        count={t.brokenReferences.count}
        list={broken}
        address={address}
        pageSize={PAGE_SIZE}
        empty={{ icon: Link2Off, title: t.brokenReferences.empty, text: t.brokenReferences.emptyText }}
        filters={
          hasSites && (
            <ChoiceFilter
              label={t.brokenReferences.site}
              all={t.brokenReferences.everySite}
              value={site}
              choices={sites.map((known) => [known.code, siteLabel(known)])}
              onChoose={(next) => address.change({ site: next })}
            />
          )
        }
      >
        {(items) => (
          <DataTable
            label={t.brokenReferences.title}
            columns={hasSites ? [...COLUMNS, SITE] : COLUMNS}
            items={items}
            keyOf={({ page, place, kind, key }) => `${page.id} ${place.path} ${kind} ${key}`}
          />
        )}
      </ListScreen>
    </>
  );
}

const keyOf = ({ kind, key }: BrokenReference) => (kind === 'link' ? `/${key}` : key);

/** Its kind; of what is only hidden or withdrawn also the name, and which of the two. */
function whatIsMissing({ kind, name }: BrokenReference): string {
  if (name === undefined) return t.brokenReferences.kinds[kind];
  if (kind === 'product') return t.brokenReferences.withdrawn(name);
  return kind === 'category' ? t.brokenReferences.hidden(name) : t.brokenReferences.linkTo(name);
}

function detailOf({ page, place: { driver } }: BrokenReference): string {
  const path = page.isTemplate ? t.brokenReferences.template : page.urlPath;
  return driver === undefined
    ? t.brokenReferences.inPage(path)
    : t.brokenReferences.inModule(path, titleOfDriver(driver));
}

/** Sites that name a header or footer which is not there. */
function Frames({ frames }: { readonly frames: readonly BrokenFrame[] }) {
  if (frames.length === 0) return null;
  return (
    <Notice tone="warning">
      <strong>{t.brokenReferences.frames}</strong>
      <ul aria-label={t.brokenReferences.frames}>
        {frames.map(({ site, name, place, key }) => (
          <li key={`${site} ${place}`}>
            <Link to={`/sites/${site}`}>{name}</Link>: {t.brokenReferences.frame(place, key)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
