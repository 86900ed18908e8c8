import type { articlesList } from '@witryna/module-schemas';
import { useId } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { ArticleCard } from '../shared/articles/article-card.tsx';
import { articleRowSizes } from '../shared/articles/article-sizes.ts';
import { ArticlesGrid } from '../shared/articles/articles-grid.tsx';
import { listedArticles } from '../shared/articles/listed-articles.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { Pager } from '../shared/lists/pager.tsx';
import { usePlace } from '../shared/pictures/place.ts';
import { headingBelow, headingTag } from '../shared/texts/heading-tag.ts';
import { useShop } from '../shop/shop.ts';
import { ArticleFilters } from './article-filters.tsx';
import { articlesHref } from './articles-href.ts';
import styles from './articles-list.module.css';
import { leadingArticle } from './leading-article.ts';
import { NoArticles } from './no-articles.tsx';

/** Cards of articles: a set of them, or a list with pages and filters. */
export function ArticlesList(props: ModuleProps<typeof articlesList>) {
  const { heading, level, layout, showsMeta, pagination, isLead } = props;
  const shop = useShop();
  const headingId = useId();
  const place = usePlace();
  const { articles, listing } = listedArticles(shop, 'articles-list', props);
  const isListing = pagination && listing !== undefined;
  if (articles.length === 0 && !isListing) return <EmptyModule />;
  const Tag = headingTag(level);
  const cardLevel = heading ? headingBelow(Tag) : Tag === 'h1' ? 'h2' : Tag;
  const first = leadingArticle(props, articles, listing);
  const others = first ? articles.slice(1) : articles;
  return (
    <section id={props.anchor} className={`frame ${styles.root}`} aria-labelledby={heading ? headingId : undefined}>
      {heading && (
        <Tag className={styles.heading} id={headingId}>
          {heading}
        </Tag>
      )}
      {isListing && <ArticleFilters listing={listing} />}
      {articles.length === 0 && <NoArticles listing={listing} />}
      {first && (
        <ArticleCard
          article={first}
          layout="first"
          sizes={articleRowSizes(place, 'first')}
          level={cardLevel}
          showsMeta={showsMeta}
          urgency={isLead ? 'lead' : undefined}
        />
      )}
      {layout === 'grid' ? (
        <ArticlesGrid articles={others} level={cardLevel} showsMeta={showsMeta} isLead={isLead && !first} />
      ) : (
        <ul className={`plain-list ${styles.rows}`}>
          {others.map((article, index) => (
            <li key={article.urlPath}>
              <ArticleCard
                article={article}
                layout="rows"
                sizes={articleRowSizes(place, 'rows')}
                level={cardLevel}
                showsMeta={showsMeta}
                urgency={isLead && !first && index === 0 ? 'lead' : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {isListing && (
        <Pager
          page={listing.page}
          pageSize={listing.pageSize}
          total={listing.total}
          hrefOf={(page) => articlesHref(shop.path, page, listing.chosen)}
        />
      )}
    </section>
  );
}
