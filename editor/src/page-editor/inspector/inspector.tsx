import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { DRIVERS, type Driver, isDriver, type PlacedModule } from '@witryna/module-schemas';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { t } from '../../i18n/pl.ts';
import { InFormLanguage, useSharedWords } from '../../i18n/shared-words.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { definitionOf, shownLanguage } from '../definitions/index.ts';
import { ModuleIcon } from '../describe/index.ts';
import { updateSettings } from '../document/index.ts';
import { useDocumentStore, usePlacedModule, useSelection } from '../editing/index.ts';
import { isOfServer, settingsPointer, useFaultsOf } from '../faults/index.ts';
import { loadForm } from '../module-forms/index.ts';
import { AnchorField } from './anchor-field.tsx';
import styles from './inspector.module.css';
import type { Settings } from './module-form.tsx';

/** The page and its preview come first. */
const PRELOAD_AFTER_MS = 2000;

export interface InspectorProps {
  readonly readOnly: boolean;
  /** Shown while the page itself is selected. */
  readonly pageSettings: ReactNode;
}

/** The form of what is selected: a placed module, else the page. */
export function Inspector({ readOnly, pageSettings }: InspectorProps) {
  const queries = useQueryClient();
  useEffect(() => preloadForms(queries), [queries]);
  const placed = usePlacedModule(useSelection());
  if (!placed) return pageSettings;
  return <ModuleInspector key={placed.id} placed={placed} readOnly={readOnly} />;
}

function ModuleInspector({ placed, readOnly }: { readonly placed: PlacedModule; readonly readOnly: boolean }) {
  const definition = definitionOf(placed.driver);
  return (
    <InFormLanguage>
      <section className={styles.inspector} aria-label={definition?.title ?? placed.driver}>
        <header className={styles.header}>
          <ModuleIcon driver={placed.driver} size={18} className={styles.icon} />
          <div>
            <h2 className={styles.title}>{definition?.title ?? placed.driver}</h2>
            {definition && <p className={styles.description}>{definition.description}</p>}
          </div>
        </header>
        <ErrorBoundary fallback={(retry) => <FormFailed onRetry={retry} />}>
          <PlacedForm placed={placed} readOnly={readOnly} />
          {definition && <AnchorField placed={placed} readOnly={readOnly} />}
        </ErrorBoundary>
      </section>
    </InFormLanguage>
  );
}

function PlacedForm({ placed, readOnly }: { readonly placed: PlacedModule; readonly readOnly: boolean }) {
  if (!isDriver(placed.driver))
    return (
      <div className={styles.notice}>
        <Notice tone="warning">{t.inspector.unknownModule(placed.driver)}</Notice>
      </div>
    );
  return <KnownForm driver={placed.driver} placed={placed} readOnly={readOnly} />;
}

interface KnownFormProps {
  readonly driver: Driver;
  readonly placed: PlacedModule;
  readonly readOnly: boolean;
}

/** The machinery of forms is large, and a page opens with nothing selected: it comes with the first form. */
const formQuery = (driver: Driver) =>
  queryOptions({
    queryKey: ['form', shownLanguage(), driver],
    queryFn: async () => {
      const [form, { ModuleForm }] = await Promise.all([loadForm(driver), import('./module-form.tsx')]);
      return { form, ModuleForm };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // What was brought before the network went is there without it.
    networkMode: 'always',
  });

/**
 * Brings the forms of all modules, one after the other, while nobody waits for them: each is there at once when its
 * module is selected, also when the network has gone meanwhile.
 */
function preloadForms(queries: QueryClient): () => void {
  let isStopped = false;
  const bring = async () => {
    for (const driver of DRIVERS) {
      if (isStopped) return;
      await queries.prefetchQuery(formQuery(driver));
    }
    await Promise.allSettled([import('./fields/rich-text-editor.tsx'), import('./fields/image-dialog.tsx')]);
  };
  const timer = window.setTimeout(() => void bring(), PRELOAD_AFTER_MS);
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
  };
}

/** What the schema of a module alone cannot tell: what it points at and is not there, and a name that is taken. */
function useMissingReferences(id: string) {
  const faults = useFaultsOf(id);
  return useMemo(
    () =>
      faults
        .filter((fault) => isOfServer(fault) && settingsPointer(fault.path) !== undefined)
        .map(({ path, rule, message }) => ({ path: settingsPointer(path) ?? '', rule, message })),
    [faults],
  );
}

function KnownForm({ driver, placed, readOnly }: KnownFormProps) {
  const store = useDocumentStore();
  const loaded = useQuery(formQuery(driver));
  const { id } = placed;
  const serverFaults = useMissingReferences(id);
  const onChange = useCallback(
    (settings: Settings) => {
      store.dispatch(updateSettings(store.getPage(), id, settings), { coalesceAs: `settings:${id}` });
    },
    [store, id],
  );
  if (loaded.isError) return <FormFailed onRetry={() => void loaded.refetch()} />;
  if (!loaded.data) return <FormSkeleton />;
  const { form, ModuleForm } = loaded.data;
  return (
    <ModuleForm
      form={form}
      settings={placed.settings}
      serverFaults={serverFaults}
      readOnly={readOnly}
      onChange={onChange}
    />
  );
}

function FormFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { common } = useSharedWords();
  return (
    <div className={styles.notice}>
      <Notice tone="danger" actions={<Button onClick={onRetry}>{common.retry}</Button>}>
        {t.inspector.failed}
      </Notice>
    </div>
  );
}

const ROWS = [1, 2, 3, 4];

function FormSkeleton() {
  return (
    <div role="status" aria-label={t.inspector.loading} className={styles.skeleton}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="40%" height={12} />
          <Skeleton height={32} />
        </div>
      ))}
    </div>
  );
}
