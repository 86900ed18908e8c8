import type { ArticleSummary } from '@witryna/module-schemas';
import { derive } from '../../shop/derive.ts';
import { useShop } from '../../shop/shop.ts';
import card from '../card.module.css';
import { Picture, type PictureProps } from '../pictures/picture.tsx';
import { wordsTogether } from '../texts/keep-together.ts';
import styles from './article-card.module.css';
import { ArticleCategoryName } from './article-category-name.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { articleCardSizes } from './article-sizes.ts';

interface ArticleCardProps {
  readonly article: ArticleSummary;
  /** How wide its cover is shown, as the `sizes` attribute wants it. */
  readonly sizes: string;
  readonly urgency?: PictureProps['urgency'];
  readonly level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** `rows`: the picture beside the words. `first`: larger than its neighbours. */
  readonly layout?: 'grid' | 'rows' | 'first';
  readonly showsMeta?: boolean;
}

/** An article in a list. The whole card leads to the article; its title is the link that is read out. */
export function ArticleCard({
  article,
  sizes,
  urgency,
  level: Heading,
  layout = 'grid',
  showsMeta = true,
}: ArticleCardProps) {
  const shop = useShop();
  const { Link } = shop;
  const { title, urlPath, lead, cover } = article;
  return (
    <article className={`${card.card} ${styles.root}`} data-layout={layout}>
      <div className={`${card.cover} ${styles.cover}`}>
        {cover && (
          <Picture
            className={card.picture}
            file={cover}
            alt=""
            sizes={articleCardSizes(cover, sizes)}
            urgency={urgency}
          />
        )}
      </div>
      <div className={styles.words}>
        <ArticleCategoryName article={article} />
        <Heading className={styles.title}>
          <Link className={card.link} href={urlPath}>
            {derive(shop, wordsTogether, title)}
          </Link>
        </Heading>
        {lead && <p className={styles.lead}>{derive(shop, wordsTogether, lead)}</p>}
        {showsMeta && <ArticleMeta article={article} />}
      </div>
    </article>
  );
}
