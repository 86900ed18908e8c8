import { useQuery } from '@tanstack/react-query';
import { Cookie } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { type CookieProof, cookieProofsQuery } from '../../api/identity/privacy.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { ConsentedServices } from './consented-services.tsx';

const PAGE_SIZE = 50;
const CATEGORIES = ['functional', 'analytics', 'marketing'] as const;

const COLUMNS: readonly Column<CookieProof>[] = [
  {
    key: 'choice',
    title: t.privacy.consents.choice,
    cell: (proof) => <RowName detail={proof.language}>{allowedBy(proof)}</RowName>,
  },
  { key: 'visitor', title: t.privacy.consents.visitor, cell: ({ visitor }) => <code>{visitor}</code> },
  { key: 'text', title: t.privacy.consents.text, isSecondary: true, cell: ({ textVersion }) => textVersion },
  {
    key: 'at',
    title: t.privacy.consents.at,
    cell: ({ recordedAt }) => <time dateTime={recordedAt}>{formatMoment(recordedAt)}</time>,
  },
];

/** What visitors allowed, as it was recorded: found by the number that each of them sees. And what it lets run. */
export function ConsentsScreen() {
  const address = useListAddress(['visitor']);
  const visitor = address.filter.visitor?.trim().slice(0, 64) || undefined;
  const proofs = useQuery(cookieProofsQuery(useApi(), { visitor, page: address.page, pageSize: PAGE_SIZE }));
  const words = t.privacy.consents;
  return (
    <>
      <ListScreen
        title={words.title}
        lead={words.lead}
        count={words.count}
        list={proofs}
        address={address}
        pageSize={PAGE_SIZE}
        empty={{ icon: Cookie, title: words.empty }}
        filters={
          <SearchFilter
            label={words.search}
            value={address.filter.visitor}
            onSearch={(next) => address.change({ visitor: next })}
          />
        }
      >
        {(items) => <DataTable label={words.title} columns={COLUMNS} items={items} keyOf={({ id }) => id} />}
      </ListScreen>
      <ConsentedServices />
    </>
  );
}

function allowedBy(proof: CookieProof): string {
  const { categories, required } = t.privacy.consents;
  const allowed = CATEGORIES.filter((category) => proof[category]).map((category) => categories[category]);
  return allowed.length > 0 ? allowed.join(', ') : required;
}
