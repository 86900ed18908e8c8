import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { OpenPage } from '../api/content/page-presence.ts';
import type { PageSummary } from '../api/types.ts';
import { formatMoment } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { PageActions } from './page-actions.tsx';
import { PageStatusBadge } from './page-status-badge.tsx';
import styles from './pages-table.module.css';
import { type ListedSchedule, scheduleWords } from './schedule-words.ts';

interface PagesTableProps {
  readonly pages: readonly PageSummary[];
  /** The pages that others have open, as far as that is known. */
  readonly open: readonly OpenPage[] | undefined;
  /** Whether each says of which site it is: there are several. */
  readonly showsSite: boolean;
}

const NONE: readonly OpenPage[] = [];

/** One row a page; its title is the way in. */
export function PagesTable({ pages, open = NONE, showsSite }: PagesTableProps) {
  const openBy = useMemo(() => new Map(open.map(({ pageId, people }) => [pageId, people])), [open]);
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t.pages.columns.title}</th>
          <th scope="col">{t.pages.columns.type}</th>
          <th scope="col">{t.pages.columns.status}</th>
          <th scope="col">{t.pages.columns.updated}</th>
          <th scope="col">
            <span className="visually-hidden">{t.pages.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.id} className={styles.row}>
            <td>
              <Link to={`/pages/${page.id}`} className={styles.title}>
                {page.title || t.workspace.untitled}
              </Link>
              <span className={styles.path}>{showsSite ? `${page.site} · ${page.urlPath}` : page.urlPath}</span>
              <OpenBy people={openBy.get(page.id)} />
            </td>
            <td className={styles.type}>
              {t.pages.types[page.type] ?? page.type}{' '}
              {page.isTemplate && <Badge tone="accent">{t.pages.template}</Badge>}
            </td>
            <td>
              <span className={styles.states}>
                <PageStatusBadge page={page} />
                {page.schedule && <ScheduleState schedule={page.schedule} />}
                {page.request && <RequestStateBadge request={page.request} />}
              </span>
            </td>
            <td className={styles.updated}>{t.pages.updated(formatMoment(page.updatedAt), page.updatedBy)}</td>
            <td className={styles.actions}>
              <PageActions page={page} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** That somebody else is at the page, said quietly: it keeps nobody from opening it as well. */
function OpenBy({ people }: { readonly people: OpenPage['people'] | undefined }) {
  if (!people) return null;
  return (
    <span className={styles.open}>
      <Users size={13} aria-hidden="true" />
      {t.presence.inList(people.map(({ name }) => name).join(', '))}
    </span>
  );
}

function RequestStateBadge({ request: { state, askedBy } }: { readonly request: NonNullable<PageSummary['request']> }) {
  const { waiting, returned } = t.pages.requestState;
  return state === 'waiting' ? (
    <Badge tone="accent">{waiting(askedBy)}</Badge>
  ) : (
    <Badge tone="warning">{returned}</Badge>
  );
}

function ScheduleState({ schedule }: { readonly schedule: ListedSchedule }) {
  const words = scheduleWords(schedule);
  return words && <Badge tone={words.tone}>{words.text}</Badge>;
}
