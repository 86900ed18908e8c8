import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isPageType, type PageFault } from '@witryna/module-schemas';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { sitesQuery } from '../../api/commerce/catalogue.ts';
import { revisionQuery } from '../../api/content/pages.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useMay } from '../../api/identity/session.ts';
import type { PageForEditing, PageSummary, Revision } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { shopAddress } from '../../pages/index.ts';
import { TranslationsPanel } from '../../translations/index.ts';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { Canvas } from '../canvas/index.ts';
import { CommentsAnnouncer, CommentsPanel, CommentsProvider } from '../comments/index.ts';
import { ConflictDialog, RemoteChanges } from '../conflict/index.ts';
import { createDocumentStore, type DocumentStore, openPage, recordReplacement } from '../document/index.ts';
import { EditingProvider } from '../editing/index.ts';
import { FaultsDialog, goToFault, nextFault } from '../faults/index.ts';
import { InsertList } from '../insert/index.ts';
import { Inspector } from '../inspector/index.ts';
import { MiniaturesProvider } from '../miniatures/index.ts';
import { ContentForm, hasModules, PageSettings } from '../page-settings/index.ts';
import { PaletteCommand } from '../palette/index.ts';
import { PresenceAnnouncer } from '../presence/index.ts';
import {
  RecoveryDialog,
  RevisionsPanel,
  type SaveState,
  UnsavedGuard,
  useAutosave,
  useSaveState,
} from '../publishing/index.ts';
import { SavedSectionsProvider, SaveSectionDialog, SectionMiniatures } from '../saved-sections/index.ts';
import { WORKSPACE_KEYS } from '../shortcuts/shortcuts.ts';
import { LeftPanel } from './left-panel.tsx';
import { NarrowBar, type NarrowView } from './narrow-bar.tsx';
import { PageSurroundings } from './page-surroundings.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { shopSettingsIn } from './shop-settings-in.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { shownStatus } from './shown-status.ts';
import { useCommentsPanel, useIsThreadAsked } from './use-comments-panel.ts';
import { useKeys } from './use-keys.ts';
import { useLeftPanel } from './use-left-panel.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useOpenedAt } from './use-opened-at.ts';
import { useRelated } from './use-related.ts';
import { useWatchedFaults } from './use-watched-faults.ts';
import styles from './workspace.module.css';
import { WorkspaceHeader } from './workspace-header.tsx';

/** What stands in place of the form. */
type Panel = 'revisions' | 'translations' | 'comments';

const conflictOf = ({ phase, conflict }: SaveState) => (phase === 'conflict' ? conflict : undefined);

interface ListedFaults {
  readonly list: readonly PageFault[];
  readonly text: string;
  readonly retry?: () => Promise<void>;
}

interface Seen {
  readonly title: string;
  readonly store: DocumentStore;
}

/** One page at work: what can be put on it, the page itself, and the form of what is selected. */
export function Workspace({ opened }: { readonly opened: PageForEditing }) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const mayEdit = useMay('editor');
  const isNarrow = useMediaQuery('(width < 1024px)');
  const isForm = !hasModules(opened.document.type);
  const [store] = useState(() => createDocumentStore(openPage(opened.document)));
  const [page, setPage] = useState<PageSummary>(opened.page);
  const left = useLeftPanel();
  const isThreadAsked = useIsThreadAsked();
  const [narrowView, setNarrowView] = useState<NarrowView>(isThreadAsked ? 'form' : 'canvas');
  const [panel, setPanel] = useState<Panel | undefined>(isThreadAsked ? 'comments' : undefined);
  const [listed, setListed] = useState<ListedFaults>();
  const [seen, setSeen] = useState<Seen>();
  const [hasShortcuts, setShortcuts] = useState(false);
  const autosaver = useAutosave(store, opened, mayEdit);
  const faults = useWatchedFaults(store, autosaver, opened.faults);
  const { related, current, learnFiles, learnProducts } = useRelated(store, opened);
  const { data: sites } = useQuery(sitesQuery(api));
  const site = sites?.find(({ code }) => code === page.site);
  const shop = useMemo(
    () => ({
      related,
      words: opened.words,
      frame: opened.frame,
      isTemplate: page.isTemplate,
      ...(current && { current }),
      ...(site && { site, settings: shopSettingsIn(site) }),
    }),
    [related, opened.words, opened.frame, page.isTemplate, current, site],
  );
  const status = useSaveState(autosaver, (state) => shownStatus(page, state));
  const conflict = useSaveState(autosaver, conflictOf);
  const shownPage = { ...page, status };
  const addressInShop = (shown: PageSummary) =>
    shown.status !== 'draft' && !shown.isTemplate && isPageType(shown.type) ? shopAddress(sites, shown) : undefined;

  useOpenedAt(store);
  const lastShown = useRef<PageFault>(undefined);
  const showFault = useCallback(
    (fault: PageFault) => {
      lastShown.current = fault;
      setPanel(undefined);
      setNarrowView('form');
      goToFault(store, fault);
    },
    [store],
  );
  const showNextFault = () => {
    const next = nextFault(faults.getAll(), lastShown.current, store.getSelection());
    if (next) showFault(next);
  };

  const take = (taken: PageForEditing) => setPage(taken.page);
  const restore = (restored: PageForEditing) => {
    const document = openPage(restored.document);
    store.replacePage(document, recordReplacement);
    autosaver.rebase({
      document,
      version: restored.version,
      savedRevision: store.getRevision(),
      savedAt: restored.page.updatedAt,
      faults: restored.faults,
    });
    setPage(restored.page);
  };
  const adopt = (changed: PageSummary) => {
    setPage(changed);
    autosaver.rebase({ version: changed.version, savedRevision: autosaver.getState().savedRevision });
  };
  const see = (title: string, theirs: PageForEditing['document']) =>
    setSeen({ title, store: createDocumentStore(openPage(theirs)) });
  const seeRevision = async (revision: Revision) => {
    try {
      const { document } = await queries.ensureQueryData(revisionQuery(api, page.id, revision.id));
      see(t.publishing.seenRevision(revision.number), document);
    } catch (error) {
      toast({ tone: 'danger', text: errorSentence(error) });
    }
  };
  const openSettings = () => {
    store.select(null);
    setPanel(undefined);
    setNarrowView('form');
  };
  const openPanel = (shown: Panel) => {
    // Such a panel is about the page; selecting any module then leads back to its form.
    store.select(null);
    setPanel(shown);
    setNarrowView('form');
  };
  const openRevisions = () => openPanel('revisions');
  const { commented, commentOn, openComments, showCommented } = useCommentsPanel(store, {
    onOpen: useCallback(() => {
      setPanel('comments');
      setNarrowView('form');
    }, []),
    onShowPage: () => setNarrowView('canvas'),
    onSelect: useCallback(() => setPanel(undefined), []),
  });
  const openTranslations = () => openPanel('translations');
  const openPreview = () => setSeen({ title: t.workspace.preview, store });

  useKeys({
    [WORKSPACE_KEYS.save]: () => void autosaver.settle(),
    [WORKSPACE_KEYS.publish]: () => document.querySelector<HTMLElement>('[data-action="publish"]')?.click(),
    [WORKSPACE_KEYS.preview]: () => !isForm && openPreview(),
    [WORKSPACE_KEYS.foldLeft]: left.fold,
    [WORKSPACE_KEYS.palette]: () => left.show('palette'),
    [WORKSPACE_KEYS.outline]: () => left.show('outline'),
    [WORKSPACE_KEYS.settings]: openSettings,
    [WORKSPACE_KEYS.revisions]: openRevisions,
    [WORKSPACE_KEYS.translations]: openTranslations,
    [WORKSPACE_KEYS.comments]: openComments,
    [WORKSPACE_KEYS.nextFault]: showNextFault,
    [WORKSPACE_KEYS.shortcuts]: () => setShortcuts(true),
  });

  return (
    <EditingProvider
      store={store}
      isReadOnly={!mayEdit || isNarrow}
      faults={faults}
      showFault={showFault}
      commentOn={commentOn}
    >
      <CommentsProvider pageId={page.id}>
        <SavedSectionsProvider site={page.site} language={site?.language}>
          <PageSurroundings
            pageId={page.id}
            site={page.site}
            isTemplate={page.isTemplate}
            related={related}
            learnFiles={learnFiles}
            learnProducts={learnProducts}
          >
            <div
              className={styles.workspace}
              data-view={narrowView}
              data-form={isForm || undefined}
              data-left={left.isOpen ? 'open' : 'folded'}
            >
              <WorkspaceHeader
                page={shownPage}
                shop={shop}
                autosaver={autosaver}
                addressInShop={addressInShop}
                readOnly={!mayEdit}
                showsSite={(sites?.length ?? 0) > 1}
                onSettings={openSettings}
                onRevisions={openRevisions}
                onTranslations={openTranslations}
                onComments={openComments}
                isForm={isForm}
                onPreview={openPreview}
                onShortcuts={() => setShortcuts(true)}
                onPublished={(published) => {
                  adopt(published);
                  setListed(undefined);
                }}
                onListFaults={() => setListed({ list: faults.getAll(), text: t.faults.listText })}
                onNextFault={showNextFault}
                onShowRefusals={() => setListed({ list: autosaver.getState().refusals, text: t.faults.unsavedText })}
                onRequestFaults={(list) => setListed({ list, text: t.publicationRequest.faults })}
                onPublishFaults={(list, retry) => setListed({ list, text: t.publishing.faultsPublish, retry })}
              />
              {isNarrow && <NarrowBar pageId={page.id} view={narrowView} isForm={isForm} onView={setNarrowView} />}
              {!isNarrow && !isForm && (
                <aside className={styles.left} aria-label={t.workspace.leftPanel}>
                  <MiniaturesProvider page={page} shop={shop} isWanted={left.isOpen && left.tab === 'palette'}>
                    <SectionMiniatures page={page} shop={shop}>
                      <LeftPanel {...left} />
                    </SectionMiniatures>
                  </MiniaturesProvider>
                </aside>
              )}
              <main className={styles.canvas} aria-label={t.workspace.main}>
                {isForm ? (
                  <ContentForm readOnly={!mayEdit} />
                ) : (
                  <Canvas key={isNarrow ? 'narrow' : 'wide'} shop={shop} startAt={isNarrow ? 'phone' : 'desktop'} />
                )}
              </main>
              <aside data-side-form className={styles.right} aria-label={t.workspace.rightPanel}>
                {panel === 'revisions' && (
                  <RevisionsPanel
                    page={page}
                    shop={shop}
                    autosaver={autosaver}
                    onSee={(revision) => void seeRevision(revision)}
                    onRestored={restore}
                    onFaults={(list) => setListed({ list, text: t.publishing.faultsRevision })}
                    onClose={() => setPanel(undefined)}
                  />
                )}
                {panel === 'translations' && (
                  <TranslationsPanel
                    page={page}
                    onBeforeCopy={() => autosaver.settle()}
                    onClose={() => setPanel(undefined)}
                  />
                )}
                {panel === 'comments' && (
                  <CommentsPanel
                    key={commented.time}
                    moduleId={commented.moduleId}
                    threadId={commented.threadId}
                    takesFocus={!isNarrow}
                    onBeforeStart={() => autosaver.settle()}
                    onShowModule={showCommented}
                    onClose={() => setPanel(undefined)}
                  />
                )}
                {!panel && (
                  <Inspector
                    readOnly={!mayEdit}
                    pageSettings={
                      <PageSettings
                        page={page}
                        site={site}
                        words={opened.words}
                        autosaver={autosaver}
                        readOnly={!mayEdit}
                        onMoved={adopt}
                      />
                    }
                  />
                )}
              </aside>
            </div>
            {listed && (
              <FaultsDialog
                faults={listed.list}
                text={listed.text}
                onRetry={listed.retry}
                onClose={() => setListed(undefined)}
              />
            )}
            {conflict && (
              <ConflictDialog
                key={conflict.found}
                page={page}
                conflict={conflict}
                autosaver={autosaver}
                onTaken={take}
                onSee={(theirs) => see(t.publishing.theirsTitle, theirs.document)}
              />
            )}
            <RemoteChanges page={page} autosaver={autosaver} onChanged={setPage} />
            <PresenceAnnouncer pageId={page.id} />
            <CommentsAnnouncer />
            {mayEdit && <RecoveryDialog pageId={page.id} store={store} autosaver={autosaver} />}
            {seen && (
              <PreviewDialog title={seen.title} store={seen.store} shop={shop} onClose={() => setSeen(undefined)} />
            )}
            {hasShortcuts && <ShortcutsDialog onClose={() => setShortcuts(false)} />}
            <UnsavedGuard autosaver={autosaver} />
          </PageSurroundings>
          {!isForm && <InsertList />}
          {!isForm && <PaletteCommand />}
          <SaveSectionDialog />
        </SavedSectionsProvider>
      </CommentsProvider>
    </EditingProvider>
  );
}
