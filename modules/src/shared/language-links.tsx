import { useShop } from '../shop/shop.ts';
import styles from './language-links.module.css';

/** Links to the page in the other languages of the shop, or to their home pages; nothing where there is one language. */
export function LanguageLinks() {
  const { languages = [], t } = useShop();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('languages')}>
      <ul className={`plain-list ${styles.list}`}>
        {languages.map(({ language, name, href, isCurrent }) => (
          <li key={href}>
            {/* Another site is another document, whose language and settings are its own. */}
            <a
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={isCurrent ? 'true' : undefined}
              className={styles.link}
              data-native=""
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
