import { t } from '../../i18n/pl.ts';
import { usePagePart } from '../editing/index.ts';
import { ContentFields } from './content/content-fields.tsx';
import styles from './content-form.module.css';
import { useSetContent } from './page-settings.tsx';

/** Content without modules: its form stands where a page has its canvas. */
export function ContentForm({ readOnly }: { readonly readOnly: boolean }) {
  const type = usePagePart((document) => document.type);
  const setContent = useSetContent();
  return (
    <div className={styles.scroll}>
      <section className={styles.sheet} aria-label={t.pageSettings.content}>
        <header>
          <h2 className={styles.title}>{t.pages.types[type]}</h2>
          <p className={styles.help}>{t.pageSettings.contentFormHelp}</p>
        </header>
        <ContentFields readOnly={readOnly} onChange={setContent} />
      </section>
    </div>
  );
}
