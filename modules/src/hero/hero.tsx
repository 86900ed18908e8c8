import type { hero } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { ArticleCategoryName } from '../shared/articles/article-category-name.tsx';
import { ArticleMeta } from '../shared/articles/article-meta.tsx';
import { ArticleTags } from '../shared/articles/article-tags.tsx';
import { colourValue, toneOf } from '../shared/colour.ts';
import { Picture } from '../shared/pictures/picture.tsx';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { useShop } from '../shop/shop.ts';
import styles from './hero.module.css';
import { heroContent } from './hero-content.ts';
import { heroPicture, standsInSquare } from './lead-picture.ts';

/** A large heading with a picture and buttons, as a rule first on its page. Without a picture it stands plain. */
export function Hero(props: ModuleProps<typeof hero>) {
  const { level, align, appearance, height, backgroundColour, isLead, slots } = props;
  const shop = useShop();
  const content = heroContent(shop, props);
  const article = props.source === 'current' && shop.current?.kind === 'article' ? shop.current.article : undefined;
  const { heading, eyebrow, text, languages } = content;
  const shown = heroPicture(props, content);
  const layout = shown ? appearance : 'plain';
  const Tag = headingTag(level);
  const picture = shown && (
    <Picture
      className={styles.picture}
      {...content.picture}
      {...shown}
      urgency={isLead ? 'lead' : level === 'H1' ? 'soon' : undefined}
    />
  );
  return (
    <section
      id={props.anchor}
      className={styles.root}
      data-layout={layout}
      data-height={height}
      data-align={align}
      data-square={shown && standsInSquare(props, shown.file) ? true : undefined}
      data-tone={backgroundColour && toneOf(backgroundColour)}
      data-ground={backgroundColour ? true : undefined}
      style={backgroundColour ? { '--own-ground': colourValue(backgroundColour) } : undefined}
    >
      {layout !== 'split' && picture}
      <div className={styles.panel}>
        <div className={styles.words}>
          {article?.categories ? (
            <ArticleCategoryName article={article} className={styles.eyebrow} />
          ) : (
            eyebrow && (
              <p className={`eyebrow ${styles.eyebrow}`} lang={languages?.eyebrow}>
                {eyebrow}
              </p>
            )
          )}
          <Tag className={`rise ${styles.heading}`} lang={languages?.name}>
            {heading}
          </Tag>
          {text && (
            <p className={`rise ${styles.text}`} lang={languages?.description}>
              {text}
            </p>
          )}
          {article && (
            <div className="rise">
              <ArticleMeta article={article} linksAuthor />
              <ArticleTags article={article} />
            </div>
          )}
          {slots.actions && <div className={`rise ${styles.actions}`}>{slots.actions}</div>}
        </div>
      </div>
      {/* In the order in which a phone shows them: a picture that is painted before the words would be moved by them. */}
      {layout === 'split' && picture}
    </section>
  );
}
