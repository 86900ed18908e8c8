import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TextSearch } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { sitesQuery } from '../api/commerce/catalogue.ts';
import { pageTextsQuery, SHORTEST_SEARCH } from '../api/content/page-texts.ts';
import { sectionTextsQuery } from '../api/content/saved-sections.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useMay } from '../api/identity/session.ts';
import { t } from '../i18n/pl.ts';
import { siteLabel } from '../i18n/site-label.ts';
import { ChoiceFilter } from '../lists/filters.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import { ScreenHeading } from '../ui/layout/screen-heading.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { FoundPages } from './found-pages.tsx';
import { FoundSections } from './found-sections.tsx';
import styles from './page-texts.module.css';
import { type ReplaceReport, replaceInPages } from './replace-in-pages.ts';
import { isReplaceable, replaceInSections, type SectionOutcome } from './replace-in-sections.ts';
import { ReplacedReport } from './replaced-report.tsx';
import { ReplacedSections } from './replaced-sections.tsx';

const PAUSE_MS = 300;
const LONGEST = 200;

/** Words found in the texts of all pages, and other words put in their place. */
export function PageTextsScreen() {
  useDocumentTitle(t.pageTexts.title);
  const api = useApi();
  const queries = useQueryClient();
  const mayEdit = useMay('editor');
  const [search, setSearch] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const [site, setSite] = useState<string>();
  const [replacement, setReplacement] = useState('');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [leftSections, setLeftSections] = useState<ReadonlySet<number>>(new Set());
  const [outcomes, setOutcomes] = useState<readonly SectionOutcome[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [report, setReport] = useState<ReplaceReport>();
  const words = useDebouncedValue(search, PAUSE_MS);
  const found = useQuery(pageTextsQuery(api, { search: words, matchCase, wholeWords, site }));
  const inSections = useQuery(sectionTextsQuery(api, { search: words, matchCase, wholeWords, site }));
  const sites = useQuery(sitesQuery(api)).data ?? [];
  const query = { search: words, matchCase, wholeWords };
  const items = (search.length >= SHORTEST_SEARCH && found.data?.items) || [];
  const chosen = items.map(({ page }) => page).filter(({ id }) => !left.has(id));
  const sections = (search.length >= SHORTEST_SEARCH && inSections.data?.items) || [];
  const chosenSections = sections
    .map(({ section }) => section)
    .filter((section) => isReplaceable(section) && !leftSections.has(section.id));
  const isNothingChosen = chosen.length + chosenSections.length === 0;
  const places = [...items, ...sections].reduce((count, { texts }) => count + texts.length, 0);

  const look = (change: () => void) => {
    change();
    setLeft(new Set());
    setLeftSections(new Set());
    setReport(undefined);
    setOutcomes([]);
  };
  const run = async () => {
    setBusy(true);
    const done = await replaceInPages(api, chosen, query, replacement);
    setOutcomes(await replaceInSections(api, chosenSections, query, replacement));
    setReport(done);
    setLeft(new Set());
    setLeftSections(new Set());
    await Promise.all(
      ['pages', 'page-texts', 'saved-sections'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    );
    setBusy(false);
    setAsking(false);
  };

  const replaceButton = mayEdit && (
    <Button
      appearance="primary"
      aria-disabled={isNothingChosen || undefined}
      hint={isNothingChosen ? t.pageTexts.nothingChosen : undefined}
      onClick={() => !isNothingChosen && setAsking(true)}
    >
      {t.pageTexts.replace(chosen.length, chosenSections.length)}
    </Button>
  );

  return (
    <div className={styles.screen}>
      <ScreenHeading title={t.pageTexts.title} lead={t.pageTexts.lead} />
      <div className={styles.fields}>
        <Field label={t.pageTexts.search}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              maxLength={LONGEST}
              value={search}
              onChange={({ target }) => look(() => setSearch(target.value))}
            />
          )}
        </Field>
        {mayEdit && (
          <Field label={t.pageTexts.replacement} help={t.pageTexts.replacementHelp}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={LONGEST}
                value={replacement}
                onChange={({ target }) => setReplacement(target.value)}
              />
            )}
          </Field>
        )}
      </div>
      <div className={styles.options}>
        <Switch label={t.pageTexts.matchCase} checked={matchCase} onChange={(isOn) => look(() => setMatchCase(isOn))} />
        <Switch
          label={t.pageTexts.wholeWords}
          checked={wholeWords}
          onChange={(isOn) => look(() => setWholeWords(isOn))}
        />
        {sites.length > 1 && (
          <ChoiceFilter
            label={t.pageTexts.site}
            all={t.pageTexts.everySite}
            value={site}
            choices={sites.map((known) => [known.code, siteLabel(known)])}
            onChoose={(next) => look(() => setSite(next || undefined))}
          />
        )}
      </div>
      {/* Of drafts nothing is said where only sections were chosen. */}
      {report && (outcomes.length === 0 || report.changed.length + report.failed.length > 0) && (
        <ReplacedReport report={report} />
      )}
      <ReplacedSections outcomes={outcomes} />
      {[found, inSections].map(
        ({ isError, error, refetch }, at) =>
          isError && (
            <Notice
              key={at === 0 ? 'pages' : 'sections'}
              tone="danger"
              actions={<Button onClick={() => refetch()}>{t.common.retry}</Button>}
            >
              {errorSentence(error)}
            </Notice>
          ),
      )}
      {search.length > 0 && search.length < SHORTEST_SEARCH && <p className={styles.detail}>{t.pageTexts.tooShort}</p>}
      {found.isLoading && (
        <div role="status" aria-label={t.common.loading}>
          <Skeleton height={96} />
        </div>
      )}
      <p role="status" className={places > 0 ? undefined : 'visually-hidden'}>
        {places > 0 && t.pageTexts.found(places, items.length, sections.length)}
      </p>
      {found.data && !found.data.isWhole && <Notice>{t.pageTexts.partly}</Notice>}
      {found.data && inSections.data && places === 0 && search.length >= SHORTEST_SEARCH && !report && (
        <EmptyState icon={TextSearch} title={t.pageTexts.nothing}>
          {t.pageTexts.nothingText}
        </EmptyState>
      )}
      {items.length > 0 && (
        <FoundPages items={items} query={query} left={left} isFixed={!mayEdit} onLeft={setLeft}>
          {replaceButton}
        </FoundPages>
      )}
      {sections.length > 0 && (
        <>
          {items.length === 0 && <div className={styles.head}>{replaceButton}</div>}
          <FoundSections
            items={sections}
            query={query}
            left={leftSections}
            isFixed={!mayEdit}
            onLeft={setLeftSections}
          />
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t.pageTexts.confirmTitle(words, replacement)}
          confirmLabel={t.pageTexts.confirm}
          busy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => void run()}
        >
          {chosen.length > 0 && <p>{t.pageTexts.confirmText(chosen.length)}</p>}
          {chosenSections.length > 0 && <p>{t.pageTexts.confirmSections(chosenSections.length)}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
