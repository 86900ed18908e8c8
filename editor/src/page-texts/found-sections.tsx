import type { WordsQuery } from '@witryna/module-schemas';
import type { FoundSection } from '../api/saved-sections.ts';
import { t } from '../i18n/pl.ts';
import { titleOfDriver } from '../page-editor/describe/index.ts';
import { FoundText } from './found-text.tsx';
import styles from './page-texts.module.css';
import { isReplaceable } from './replace-in-sections.ts';

interface FoundSectionsProps {
  readonly items: readonly FoundSection[];
  readonly query: WordsQuery;
  /** Sections that are left as they are. */
  readonly left: ReadonlySet<number>;
  /** Whether nothing can be chosen, by who may not edit. */
  readonly isFixed: boolean;
  readonly onLeft: (left: ReadonlySet<number>) => void;
}

/** Saved sections with the texts that have the words; one that belongs to somebody else is only shown. */
export function FoundSections({ items, query, left, isFixed, onLeft }: FoundSectionsProps) {
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    onLeft(next);
  };
  return (
    <section className={styles.sections} aria-label={t.pageTexts.sections}>
      <h2 className={styles.subtitle}>{t.pageTexts.sections}</h2>
      <ul className={styles.pages}>
        {items.map(({ section, texts }) => (
          <li key={section.id} className={styles.page}>
            {isFixed || !isReplaceable(section) ? (
              <span />
            ) : (
              <input
                type="checkbox"
                aria-label={t.pageTexts.chooseSection(section.name)}
                checked={!left.has(section.id)}
                onChange={({ target }) => choose(section.id, target.checked)}
              />
            )}
            <div className={styles.name}>
              <strong>{section.name}</strong>
              <span className={styles.detail}>
                {[section.site, section.group].filter((part) => part !== undefined).join(' · ')}
              </span>
              {!isFixed && !isReplaceable(section) && (
                <span className={styles.detail}>{t.pageTexts.foreignSection}</span>
              )}
            </div>
            <ul className={styles.places}>
              {texts.map(({ path, text, driver }) => (
                <li key={path} className={styles.place}>
                  <span>{titleOfDriver(driver ?? '')}</span>
                  <FoundText text={text} query={query} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
