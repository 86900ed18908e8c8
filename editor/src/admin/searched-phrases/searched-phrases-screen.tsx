import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { sitesListQuery } from '../../api/content/sites.ts';
import { useMay } from '../../api/identity/session.ts';
import { type SearchedPhrase, searchedPhrasesQuery } from '../../api/operations/searched-phrases.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { siteLabel } from '../../i18n/site-label.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter, SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { PhraseRules } from './phrase-rules.tsx';
import styles from './searched-phrases-screen.module.css';

const PAGE_SIZE = 25;
const words = t.searchedPhrases;

const PHRASE: Column<SearchedPhrase> = {
  key: 'phrase',
  title: words.columns.phrase,
  cell: ({ phrase, means, to }) => (
    <>
      <span className={styles.phrase}>{phrase}</span>
      {means.length > 0 && <span className={styles.rule}>{words.alsoLooksFor(means)}</span>}
      {to !== undefined && <span className={styles.rule}>{words.leadsTo(to)}</span>}
    </>
  ),
};
const NUMBERS: readonly Column<SearchedPhrase>[] = [
  { key: 'uses', title: words.columns.uses, align: 'end', cell: ({ uses }) => uses },
  {
    key: 'results',
    title: words.columns.results,
    align: 'end',
    cell: ({ results }) => (results === 0 ? words.nothingFound : results),
  },
];
const SITE: Column<SearchedPhrase> = {
  key: 'site',
  title: words.columns.site,
  isSecondary: true,
  cell: ({ site }) => site,
};
const LAST: Column<SearchedPhrase> = {
  key: 'lastSeen',
  title: words.columns.lastSeen,
  isSecondary: true,
  cell: ({ lastSeenAt }) => formatMoment(lastSeenAt),
};
const RULES: Column<SearchedPhrase> = {
  key: 'rules',
  title: words.columns.rules,
  hasHiddenTitle: true,
  align: 'end',
  cell: (phrase) => <PhraseRules phrase={phrase} />,
};

/** What shoppers search for, and what staff make of it. */
export function SearchedPhrasesScreen() {
  const api = useApi();
  const mayChange = useMay('publisher');
  const address = useListAddress(['search', 'site', 'results']);
  const { search, site, results } = address.filter;
  const phrases = useQuery(
    searchedPhrasesQuery(api, { search, site, results, page: address.page, pageSize: PAGE_SIZE }),
  );
  const sites = useQuery(sitesListQuery(api)).data?.items ?? [];
  const hasSites = sites.length > 1;
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      count={words.count}
      list={phrases}
      address={address}
      pageSize={PAGE_SIZE}
      empty={{ icon: Search, title: words.empty, text: words.emptyText }}
      filters={
        <>
          <SearchFilter label={words.search} value={search} onSearch={(next) => address.change({ search: next })} />
          <ChoiceFilter
            label={words.results}
            all={words.anyResults}
            value={results}
            choices={[['none', words.withoutResults]]}
            onChoose={(next) => address.change({ results: next })}
          />
          {hasSites && (
            <ChoiceFilter
              label={words.site}
              all={words.everySite}
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
          label={words.title}
          columns={[PHRASE, ...NUMBERS, ...(hasSites ? [SITE] : []), LAST, ...(mayChange ? [RULES] : [])]}
          items={items}
          keyOf={({ site: of, phrase }) => `${of} ${phrase}`}
        />
      )}
    </ListScreen>
  );
}
