import type { articlesTeaserBox } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { ArrowWords } from '../shared/arrow-words.tsx';
import { ArticleCategoryName } from '../shared/articles/article-category-name.tsx';
import { ArticleMeta } from '../shared/articles/article-meta.tsx';
import { listedArticles } from '../shared/articles/listed-articles.ts';
import card from '../shared/card.module.css';
import { EmptyModule } from '../shared/empty-module.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { usePlace } from '../shared/pictures/place.ts';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import styles from './articles-teaser-box.module.css';
import { coverSizes } from './lead-picture.ts';

/** One article that is worth a place of its own. The whole box leads to it. */
export function ArticlesTeaserBox(props: ModuleProps<typeof articlesTeaserBox>) {
  const { eyebrow, label, level, layout, tone, showsLead, isLead } = props;
  const shop = useShop();
  const place = usePlace();
  const [article] = listedArticles(shop, 'articles-teaser-box', props).articles;
  if (!article) return <EmptyModule />;
  const { Link, t } = shop;
  const { title, lead, cover, urlPath } = article;
  const Tag = headingTag(level);
  return (
    <div id={props.anchor} className="frame">
      <article
        className={`${card.card} ${styles.root}`}
        data-layout={layout}
        data-ground={tone}
        data-tone={tone === 'dark' ? 'dark' : undefined}
      >
        {cover && (
          <div className={`${card.cover} ${styles.cover}`}>
            <Picture
              className={card.picture}
              file={cover}
              alt=""
              sizes={coverSizes(cover, layout, place)}
              urgency={isLead ? 'lead' : undefined}
            />
          </div>
        )}
        <div className={styles.words}>
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : <ArticleCategoryName article={article} />}
          <Tag className={styles.title}>
            <Link className={`${card.link} ${styles.link}`} href={urlPath}>
              {derive(shop, wordsTogether, title)}
            </Link>
          </Tag>
          {showsLead && lead && <p className={styles.lead}>{derive(shop, wordsTogether, lead)}</p>}
          <ArticleMeta article={article} />
          {/* What it says is said by the title already: the link is there once. */}
          <ArrowWords label={label ?? t('readArticle')} />
        </div>
      </article>
    </div>
  );
}
