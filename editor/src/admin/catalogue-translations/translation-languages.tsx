import { NavLink } from 'react-router-dom';
import type { TranslatedKind, TranslationEntry } from '../../api/commerce/catalogue-translations.ts';
import { languageName } from '../../i18n/language-name.ts';
import { t } from '../../i18n/pl.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './translation-languages.module.css';
import { translationPath } from './translation-path.ts';

export interface TranslationLanguagesProps {
  readonly kind: TranslatedKind;
  readonly itemKey: string;
  readonly languages: readonly string[];
  readonly entry: TranslationEntry;
}

/** The languages of the shop's sites: how far a thing is translated into each, and the way to its words there. */
export function TranslationLanguages({ kind, itemKey, languages, entry }: TranslationLanguagesProps) {
  return (
    <nav aria-label={t.catalogueTranslations.languages} className={styles.languages}>
      {languages.map((language) => (
        <NavLink key={language} to={translationPath(language, kind, itemKey)} className={styles.language}>
          {languageName(language)} <LanguageState entry={entry} language={language} />
        </NavLink>
      ))}
    </nav>
  );
}

function LanguageState({ entry, language }: { readonly entry: TranslationEntry; readonly language: string }) {
  const found = entry.translations.find((each) => each.language === language);
  if (!found) return <Badge>{t.catalogueTranslations.nothing}</Badge>;
  const { length } = found.missing;
  return length === 0 ? (
    <Badge tone="success">{t.catalogueTranslations.complete}</Badge>
  ) : (
    <Badge tone="warning">{t.catalogueTranslations.missingParts(length)}</Badge>
  );
}
