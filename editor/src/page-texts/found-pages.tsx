import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FoundPage } from '../api/content/page-texts.ts';
import { t } from '../i18n/pl.ts';
import { titleOfDriver } from '../page-editor/describe/index.ts';
import { placeInEditor } from '../pages/index.ts';
import { type FoundListProps, FoundRow } from './found-row.tsx';
import styles from './page-texts.module.css';

interface FoundPagesProps extends FoundListProps<FoundPage> {
  /** What is done with those that are chosen. */
  readonly children: ReactNode;
}

/** Pages with the texts that have the words, each text with the way to its field. */
export function FoundPages({ items, children, ...list }: FoundPagesProps) {
  const { left, isFixed, onLeft } = list;
  return (
    <>
      {!isFixed && (
        <div className={styles.head}>
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={left.size === 0}
              onChange={({ target }) => onLeft(new Set(target.checked ? [] : items.map(({ page }) => page.id)))}
            />
            {t.pageTexts.chooseAll}
          </label>
          {children}
        </div>
      )}
      <ul aria-label={t.pageTexts.results} className={styles.pages}>
        {items.map(({ page, texts }) => (
          <FoundRow
            key={page.id}
            {...list}
            id={page.id}
            chooseLabel={t.pageTexts.choose(page.title)}
            name={
              <>
                <Link to={`/pages/${page.id}`}>{page.title}</Link>
                <span className={styles.detail}>
                  {[page.site, t.pages.types[page.type], page.isTemplate ? t.pageTexts.template : page.urlPath].join(
                    ' · ',
                  )}
                </span>
              </>
            }
            texts={texts.map(({ path, text, placedModuleId, driver }) => ({
              path,
              text,
              place: (
                <Link to={placeInEditor(page.id, { path, placedModuleId })}>
                  {driver === undefined ? t.pageTexts.inPage : titleOfDriver(driver)}
                </Link>
              ),
            }))}
          />
        ))}
      </ul>
    </>
  );
}
