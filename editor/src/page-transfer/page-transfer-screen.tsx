import { useMay } from '../api/session.ts';
import { t } from '../i18n/pl.ts';
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
      <header>
        <h1 className={styles.title}>{t.pageTransfer.title}</h1>
        <p className={styles.lead}>{t.pageTransfer.lead}</p>
      </header>
      <ExportPages />
      {mayEdit && <ImportPages />}
    </div>
  );
}
