import { useQuery } from '@tanstack/react-query';
import { CONTENT_TYPES, type ContentType } from '@witryna/module-schemas';
import { CircleCheck, Languages } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../api/api-context.tsx';
import { type Site, sitesListQuery } from '../api/content/sites.ts';
import { TRANSLATION_STATES, type TranslationsFilter, translationsToDoQuery } from '../api/content/translations.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { t } from '../i18n/pl.ts';
import { siteLabel } from '../i18n/site-label.ts';
import { ListSkeleton } from '../lists/list-skeleton.tsx';
import { readPage, withFilter } from '../lists/with-filter.ts';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Select } from '../ui/fields/inputs.tsx';
import { Pagination } from '../ui/layout/pagination.tsx';
import { ScreenHeading } from '../ui/layout/screen-heading.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import styles from './translations-screen.module.css';
import { TranslationsTable } from './translations-table.tsx';

const PAGE_SIZE = 25;
const words = t.translations.list;

/** Pages that a site of the shop lacks, or has outdated versions of. */
export function TranslationsScreen() {
  useDocumentTitle(words.title);
  const sites = useQuery(sitesListQuery(useApi()));
  return (
    <>
      <div className={styles.top}>
        <ScreenHeading title={words.title} />
      </div>
      {sites.isPending && <ListSkeleton />}
      {sites.isError && <Failure error={sites.error} onRetry={() => void sites.refetch()} />}
      {sites.data && sites.data.items.length < 2 && (
        <EmptyState icon={Languages} title={t.translations.oneSite}>
          {t.translations.oneSiteText}
        </EmptyState>
      )}
      {sites.data && sites.data.items.length > 1 && <ToDo sites={sites.data.items} />}
    </>
  );
}

/** The filter that the address says: from the default site to the first of the others, where it says nothing. */
function readFilter(search: URLSearchParams, sites: readonly Site[]): TranslationsFilter {
  const codeOf = (name: string) => sites.find(({ code }) => code === search.get(name))?.code;
  const from = codeOf('from') ?? (sites.find(({ isDefault }) => isDefault) ?? sites[0])?.code ?? '';
  return {
    from,
    site: codeOf('site') ?? sites.find(({ code }) => code !== from)?.code ?? '',
    state: TRANSLATION_STATES.find((known) => known === search.get('state')) ?? 'missing',
    type: CONTENT_TYPES.find((known): known is ContentType => known === search.get('type')),
    page: readPage(search),
    pageSize: PAGE_SIZE,
  };
}

function ToDo({ sites }: { readonly sites: readonly Site[] }) {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search, sites);
  const isSame = filter.site === filter.from;
  const toDo = useQuery({ ...translationsToDoQuery(useApi(), filter), enabled: !isSame });
  const change = (next: Readonly<Record<string, string | number | undefined>>) =>
    setSearch(withFilter(search, next), { replace: !('page' in next) });
  const siteOf = (wanted: string) => sites.find(({ code }) => code === wanted) ?? { code: wanted, name: '' };
  const siteOptions = sites.map((site) => (
    <option key={site.code} value={site.code}>
      {siteLabel(site)}
    </option>
  ));

  return (
    <>
      <div className={styles.bar}>
        <Field label={words.from}>
          {(control) => (
            <Select {...control} value={filter.from} onChange={(event) => change({ from: event.target.value })}>
              {siteOptions}
            </Select>
          )}
        </Field>
        <Field label={words.to}>
          {(control) => (
            <Select {...control} value={filter.site} onChange={(event) => change({ site: event.target.value })}>
              {siteOptions}
            </Select>
          )}
        </Field>
        <Field label={words.state}>
          {(control) => (
            <Select {...control} value={filter.state} onChange={(event) => change({ state: event.target.value })}>
              {TRANSLATION_STATES.map((state) => (
                <option key={state} value={state}>
                  {words.states[state]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.pages.filterType}>
          {(control) => (
            <Select {...control} value={filter.type ?? ''} onChange={(event) => change({ type: event.target.value })}>
              <option value="">{t.pages.allTypes}</option>
              {CONTENT_TYPES.map((type) => (
                <option key={type} value={type}>
                  {t.pages.types[type]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {isSame ? (
        <EmptyState icon={Languages} title={words.same}>
          {words.sameText}
        </EmptyState>
      ) : (
        <>
          {toDo.data && toDo.data.total > 0 && (
            <p className={styles.count} role="status">
              {words.count(toDo.data.total)}
            </p>
          )}
          <div className={styles.list} aria-busy={toDo.isFetching}>
            {toDo.isPending && <ListSkeleton />}
            {toDo.isError && <Failure error={toDo.error} onRetry={() => void toDo.refetch()} />}
            {toDo.data && toDo.data.items.length > 0 && (
              <TranslationsTable items={toDo.data.items} site={siteOf(filter.site)} />
            )}
            {toDo.data && toDo.data.items.length === 0 && (
              <EmptyState
                icon={CircleCheck}
                title={filter.state === 'missing' ? words.emptyMissing : words.emptyOutdated}
              >
                {filter.state === 'missing'
                  ? words.emptyMissingText(siteLabel(siteOf(filter.from)), siteLabel(siteOf(filter.site)))
                  : words.emptyOutdatedText}
              </EmptyState>
            )}
          </div>
          {toDo.data && (
            <Pagination
              page={filter.page}
              pageSize={PAGE_SIZE}
              total={toDo.data.total}
              onChange={(page) => change({ page })}
            />
          )}
        </>
      )}
    </>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Notice tone="danger" actions={<Button onClick={onRetry}>{t.common.retry}</Button>}>
      <strong>{words.failedTitle}.</strong> {errorSentence(error)}
    </Notice>
  );
}
