import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { sitesQuery } from '../../api/commerce/catalogue.ts';
import { pageQuery } from '../../api/content/pages.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import type { PageForEditing } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { createDocumentStore, openPage } from '../document/index.ts';
import styles from './preview-screen.module.css';
import { PreviewStage } from './preview-stage.tsx';
import { shopSettingsIn } from './shop-settings-in.ts';

/** The saved draft alone, at an address that can be handed to a colleague. */
export function PreviewScreen() {
  const { id } = useParams();
  const page = useQuery(pageQuery(useApi(), Number(id)));
  if (page.isError)
    return (
      <main className={styles.centre}>
        <Notice tone="danger" actions={<Button onClick={() => page.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(page.error)}
        </Notice>
      </main>
    );
  if (!page.data) return <main className={styles.centre}>{t.common.loading}</main>;
  return <Preview opened={page.data} />;
}

function Preview({ opened }: { readonly opened: PageForEditing }) {
  const { data: sites } = useQuery(sitesQuery(useApi()));
  const store = useMemo(() => createDocumentStore(openPage(opened.document)), [opened]);
  const site = sites?.find(({ code }) => code === opened.page.site);
  const shop = useMemo(
    () => ({
      related: opened.related,
      words: opened.words,
      frame: opened.frame,
      ...(opened.current && { current: opened.current }),
      ...(site && { site, settings: shopSettingsIn(site) }),
    }),
    [opened, site],
  );
  useDocumentTitle(opened.document.title);
  return (
    <main className={styles.screen}>
      <PreviewStage store={store} shop={shop}>
        <h1 className={styles.title}>{opened.document.title}</h1>
        <Link to={`/pages/${opened.page.id}`} className={styles.back}>
          <ArrowLeft size={15} aria-hidden="true" /> {t.workspace.closePreview}
        </Link>
      </PreviewStage>
    </main>
  );
}
