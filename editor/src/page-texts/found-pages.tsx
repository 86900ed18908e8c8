import type { WordsQuery } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FoundPage } from '../api/page-texts.ts';
import { t } from '../i18n/pl.ts';
import { titleOfDriver } from '../page-editor/describe/index.ts';
import { placeInEditor } from '../pages/index.ts';
import { FoundText } from './found-text.tsx';
import styles from './page-texts.module.css';

interface FoundPagesProps {
  readonly items: readonly FoundPage[];
  readonly query: WordsQuery;
  /** Pages that are left as they are. */
  readonly left: ReadonlySet<number>;
  /** Whether nothing can be chosen, by who may not edit. */
  readonly isFixed: boolean;
  readonly onLeft: (left: ReadonlySet<number>) => void;
  /** What is done with those that are chosen. */
  readonly children: ReactNode;
}

/** Pages with the texts that have the words, each text with the way to its field. */
export function FoundPages({ items, query, left, isFixed, onLeft, children }: FoundPagesProps) {
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    onLeft(next);
  };
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
          <li key={page.id} className={styles.page}>
            {isFixed ? (
              <span />
            ) : (
              <input
                type="checkbox"
                aria-label={t.pageTexts.choose(page.title)}
                checked={!left.has(page.id)}
                onChange={({ target }) => choose(page.id, target.checked)}
              />
            )}
            <div className={styles.name}>
              <Link to={`/pages/${page.id}`}>{page.title}</Link>
              <span className={styles.detail}>
                {[page.site, t.pages.types[page.type], page.isTemplate ? t.pageTexts.template : page.urlPath].join(
                  ' · ',
                )}
              </span>
            </div>
            <ul className={styles.places}>
              {texts.map(({ path, text, placedModuleId, driver }) => (
                <li key={path} className={styles.place}>
                  <Link to={placeInEditor(page.id, { path, placedModuleId })}>
                    {driver === undefined ? t.pageTexts.inPage : titleOfDriver(driver)}
                  </Link>
                  <FoundText text={text} query={query} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
