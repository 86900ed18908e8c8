import type { FoundSection } from '../api/content/saved-sections.ts';
import { t } from '../i18n/pl.ts';
import { titleOfDriver } from '../page-editor/describe/index.ts';
import { type FoundListProps, FoundRow } from './found-row.tsx';
import styles from './page-texts.module.css';
import { isReplaceable } from './replace-in-sections.ts';

/** Saved sections with the texts that have the words; one that belongs to somebody else is only shown. */
export function FoundSections({ items, isFixed, ...list }: FoundListProps<FoundSection>) {
  return (
    <section className={styles.sections} aria-label={t.pageTexts.sections}>
      <h2 className={styles.subtitle}>{t.pageTexts.sections}</h2>
      <ul className={styles.pages}>
        {items.map(({ section, texts }) => (
          <FoundRow
            key={section.id}
            {...list}
            id={section.id}
            isFixed={isFixed || !isReplaceable(section)}
            chooseLabel={t.pageTexts.chooseSection(section.name)}
            name={
              <>
                <strong>{section.name}</strong>
                <span className={styles.detail}>
                  {[section.site, section.group].filter((part) => part !== undefined).join(' · ')}
                </span>
                {!isFixed && !isReplaceable(section) && (
                  <span className={styles.detail}>{t.pageTexts.foreignSection}</span>
                )}
              </>
            }
            texts={texts.map(({ path, text, driver = '' }) => ({
              path,
              text,
              place: <span>{titleOfDriver(driver)}</span>,
            }))}
          />
        ))}
      </ul>
    </section>
  );
}
