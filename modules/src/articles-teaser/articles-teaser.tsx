import type { articlesTeaser } from '@witryna/module-schemas';
import { useId } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { ArrowLink } from '../shared/arrow-words.tsx';
import { ArticlesGrid } from '../shared/articles/articles-grid.tsx';
import { listedArticles } from '../shared/articles/listed-articles.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { headingBelow, headingTag } from '../shared/texts/heading-tag.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import styles from './articles-teaser.module.css';

/** A set of articles with what leads to all of them. */
export function ArticlesTeaser(props: ModuleProps<typeof articlesTeaser>) {
  const { eyebrow, heading, level, text, more } = props;
  const shop = useShop();
  const id = useId();
  const { articles } = listedArticles(shop, 'articles-teaser', props);
  if (articles.length === 0) return <EmptyModule />;
  const Tag = headingTag(level);
  return (
    <section id={props.anchor} className={`frame ${styles.root}`} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Tag className={styles.heading} id={id}>
            {derive(shop, wordsTogether, heading)}
          </Tag>
          {text && <p className={styles.text}>{derive(shop, wordsTogether, text)}</p>}
        </div>
        {more && <ArrowLink link={more.link} label={more.label} />}
      </div>
      <ArticlesGrid articles={articles} level={headingBelow(Tag)} />
    </section>
  );
}
