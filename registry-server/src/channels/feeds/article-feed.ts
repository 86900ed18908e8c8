import type { MediaFile, SrcsetEntry } from '@witryna/module-schemas';
import type { RecentArticle } from '../../content/pages/index.ts';
import type { Site } from '../../content/sites/index.ts';
import { addressOf } from './address-of.ts';

/** Articles that a feed names; readers keep what they have read before. */
export const MAX_ARTICLES = 30;

/** Readers show covers no wider than this. */
const PICTURE_WIDTH = 1200;

export interface FeedPicture {
  /** Absolute. */
  readonly url: string;
  readonly mime: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt?: string;
}

/** An article as a feed tells it. */
export interface ArticleEntry extends Omit<RecentArticle, 'cover' | 'urlPath' | 'id'> {
  /** Stays when the article moves to another address, so that readers do not see it twice. */
  readonly id: string;
  /** Absolute. */
  readonly address: string;
  readonly picture?: FeedPicture;
}

/** What RSS and Atom tell of a site, in their own words each. */
export interface ArticleFeed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Of the site, absolute. */
  readonly home: string;
  /** Of the feed itself, absolute. */
  readonly self: string;
  /** When an article was published last. */
  readonly changedAt: Date;
  readonly entries: readonly ArticleEntry[];
}

/** A feed of these articles, which are the newest first. */
export function articleFeedOf(site: Site, articles: readonly RecentArticle[], file: string): ArticleFeed {
  const home = addressOf(site, '/');
  return {
    title: site.name,
    description: site.properties.socialMeta?.description ?? site.name,
    language: site.language,
    home,
    self: addressOf(site, `/${file}`),
    // Both formats name a moment, also of a site without an article.
    changedAt: new Date(Math.max(0, ...articles.map(({ changedAt }) => changedAt.getTime()))),
    entries: articles.map(({ id, urlPath, cover, ...article }) => ({
      ...article,
      id: `${home}#article-${id}`,
      address: addressOf(site, urlPath),
      ...(cover && { picture: pictureOf(cover, site) }),
    })),
  };
}

/** A cover in a format that every reader shows: not all of them know AVIF. */
function pictureOf({ url, mime, width, height, srcset = [], alt }: MediaFile, { address }: Site): FeedPicture {
  const readable = srcset.filter(
    (entry) => entry.ratio === 'original' && entry.mime !== 'image/avif' && entry.width <= PICTURE_WIDTH,
  );
  const best = readable.reduce<SrcsetEntry | undefined>(
    (widest, entry) => (widest && widest.width >= entry.width ? widest : entry),
    undefined,
  );
  const size = best ?? { width, height };
  return {
    url: new URL(best?.url ?? url, address).href,
    mime: best?.mime ?? mime,
    ...(size.width !== undefined && { width: size.width }),
    ...(size.height !== undefined && { height: size.height }),
    ...(alt && { alt }),
  };
}
