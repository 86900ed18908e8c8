import { useMay } from '../api/identity/session.ts';
import { t } from '../i18n/pl.ts';
import { ScreenHeading } from '../ui/layout/screen-heading.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { ExportPages } from './export-pages.tsx';
import { ImportPages } from './import-pages.tsx';
import styles from './page-transfer.module.css';

/** Pages out as a file, and in again. */
export function PageTransferScreen() {
  useDocumentTitle(t.pageTransfer.title);
  const mayEdit = useMay('editor');
  return (
    <div className={styles.screen}>
      <ScreenHeading title={t.pageTransfer.title} lead={t.pageTransfer.lead} />
      <ExportPages />
      {mayEdit && <ImportPages />}
    </div>
  );
}
