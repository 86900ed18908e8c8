import { CONTENT_TYPES } from '@witryna/module-schemas';
import { PAGE_SORTS, type PagesFilter } from '../api/content/pages.ts';
import { t } from '../i18n/pl.ts';
import { siteLabel } from '../i18n/site-label.ts';
import { Select } from '../ui/fields/inputs.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { PAGE_STATUSES, REQUEST_FILTERS } from './pages-filter.ts';
import styles from './pages-filter-bar.module.css';

/** Beside the states of a page: it is published or withdrawn by itself. */
const SCHEDULED = 'scheduled';
/** Others wrote last in a thread of mine. */
const ANSWERED = 'answered';

export interface PagesFilterBarProps {
  readonly filter: PagesFilter;
  /** All sites; of one there is nothing to choose. */
  readonly sites: readonly { readonly code: string; readonly name: string }[];
  readonly onChange: (change: Readonly<Record<string, string | undefined>>) => void;
}

/** One list chooses among what stands in four parameters of the address. */
function stateChange(value: string): Readonly<Record<'status' | 'scheduled' | 'requested' | 'answered', string>> {
  const none = { status: '', scheduled: '', requested: '', answered: '' };
  if (value === SCHEDULED) return { ...none, scheduled: 'true' };
  if (value === ANSWERED) return { ...none, answered: 'true' };
  return REQUEST_FILTERS.some((state) => state === value) ? { ...none, requested: value } : { ...none, status: value };
}

function shownState({ scheduled, answered, requested, status }: PagesFilter): string {
  if (scheduled) return SCHEDULED;
  return answered ? ANSWERED : (requested ?? status ?? '');
}

/** Words, site, kind, state and order of the list of pages. */
export function PagesFilterBar({ filter, sites, onChange }: PagesFilterBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField label={t.pages.search} value={filter.search ?? ''} onSearch={(search) => onChange({ search })} />
      </div>
      {sites.length > 1 && (
        <Select
          aria-label={t.pages.filterSite}
          className={styles.choice}
          value={filter.site ?? ''}
          onChange={(event) => onChange({ site: event.target.value })}
        >
          <option value="">{t.pages.allSites}</option>
          {sites.map((known) => (
            <option key={known.code} value={known.code}>
              {siteLabel(known)}
            </option>
          ))}
        </Select>
      )}
      <Select
        aria-label={t.pages.filterType}
        className={styles.choice}
        value={filter.type ?? ''}
        onChange={(event) => onChange({ type: event.target.value })}
      >
        <option value="">{t.pages.allTypes}</option>
        {CONTENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {t.pages.types[type]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t.pages.filterStatus}
        className={styles.choice}
        value={shownState(filter)}
        onChange={({ target: { value } }) => onChange(stateChange(value))}
      >
        <option value="">{t.pages.allStatuses}</option>
        <option value={SCHEDULED}>{t.pages.scheduled}</option>
        {REQUEST_FILTERS.map((state) => (
          <option key={state} value={state}>
            {t.pages.requested[state]}
          </option>
        ))}
        <option value={ANSWERED}>{t.pages.answered}</option>
        {PAGE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t.pages.status[status]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t.pages.filterOwner}
        className={styles.choice}
        value={filter.mine ?? ''}
        onChange={(event) => onChange({ mine: event.target.value })}
      >
        <option value="">{t.pages.everybodys}</option>
        <option value="true">{t.pages.mine}</option>
      </Select>
      <Select
        aria-label={t.pages.sort}
        className={styles.choice}
        value={filter.sort}
        onChange={(event) => onChange({ sort: event.target.value })}
      >
        {PAGE_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t.pages.sorts[sort]}
          </option>
        ))}
      </Select>
    </div>
  );
}
