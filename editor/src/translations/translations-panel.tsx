import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { type TranslationVersion, translationsQuery, useTranslationMutations } from '../api/content/translations.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useMay } from '../api/identity/session.ts';
import type { PageSummary } from '../api/types.ts';
import { t } from '../i18n/pl.ts';
import { siteLabel } from '../i18n/site-label.ts';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { SidePanel } from '../ui/layout/side-panel.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../ui/overlays/toasts.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import styles from './translations-panel.module.css';
import { type VersionAct, VersionRow } from './version-row.tsx';

export interface TranslationsPanelProps {
  readonly page: PageSummary;
  /** Saves what is unsaved, which has to be in a copy; false where that fails. */
  readonly onBeforeCopy: () => Promise<boolean>;
  readonly onClose: () => void;
}

type Asked = { readonly act: Exclude<VersionAct, 'confirm'>; readonly version: TranslationVersion };

/** The versions of the page on the other sites of the shop: how they stand, and how they come to be. */
export function TranslationsPanel({ page, onBeforeCopy, onClose }: TranslationsPanelProps) {
  const toast = useToast();
  const mayEdit = useMay('editor');
  const [asked, setAsked] = useState<Asked>();
  const known = useQuery(translationsQuery(useApi(), page.id));
  const { confirm, unlink } = useTranslationMutations(page.id);
  const close = () => setAsked(undefined);
  const onError = (error: unknown) => toast({ tone: 'danger', text: errorSentence(error) });
  const isByAddress = known.data?.isByAddress ?? false;
  const versions = known.data?.versions ?? [];

  const act = (what: VersionAct, version: TranslationVersion) => {
    if (what !== 'confirm') return setAsked({ act: what, version });
    if (!version.page) return;
    confirm.mutate(
      { pageId: version.page.id },
      { onError, onSuccess: () => toast({ tone: 'success', text: t.translations.confirmed }) },
    );
  };
  const siteOf = ({ site, name }: TranslationVersion) => ({ code: site, name });

  return (
    <SidePanel title={t.translations.title} onClose={onClose}>
      {known.isPending && (
        <div role="status" aria-label={t.common.loading} className={styles.list}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={64} />
          ))}
        </div>
      )}
      {known.isError && (
        <Notice tone="danger" actions={<Button onClick={() => known.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(known.error)}
        </Notice>
      )}
      {versions.length === 1 && (
        <EmptyState icon={Languages} title={t.translations.oneSite}>
          {t.translations.oneSiteText}
        </EmptyState>
      )}
      {versions.length > 1 && (
        <>
          <p className={styles.intro}>{isByAddress ? t.translations.byAddress : t.translations.intro}</p>
          <ul className={styles.list}>
            {versions.map((version) => (
              <VersionRow
                key={version.site}
                version={version}
                isThis={version.page?.id === page.id}
                isByAddress={isByAddress}
                readOnly={!mayEdit}
                onAct={(what) => act(what, version)}
              />
            ))}
          </ul>
        </>
      )}
      {asked?.act === 'copy' && (
        <CopyDialog
          page={page}
          site={siteOf(asked.version)}
          proposedUrlPath={asked.version.proposedUrlPath ?? page.urlPath}
          isByAddress={isByAddress}
          onBeforeCopy={onBeforeCopy}
          onClose={close}
        />
      )}
      {asked?.act === 'link' && <LinkDialog page={page} site={siteOf(asked.version)} onClose={close} />}
      {asked?.act === 'unlink' && (
        <ConfirmDialog
          title={t.translations.unlinkTitle(siteLabel(siteOf(asked.version)))}
          confirmLabel={t.translations.unlink}
          busy={unlink.isPending}
          onClose={close}
          onConfirm={() =>
            unlink.mutate(
              { site: asked.version.site },
              {
                onError,
                onSettled: close,
                onSuccess: () => toast({ tone: 'success', text: t.translations.unlinked }),
              },
            )
          }
        >
          {t.translations.unlinkText}
        </ConfirmDialog>
      )}
    </SidePanel>
  );
}
