import { type FoundPicture, findPicture, type PictureSetting } from '../shared/current-picture.ts';
import { wordsTogether } from '../shared/keep-together.ts';
import { derive } from '../shop/derive.ts';
import type { Shop } from '../shop/shop.ts';

export interface HeroWords {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly text?: string | undefined;
  readonly image?: PictureSetting | undefined;
  readonly portraitImage?: PictureSetting | undefined;
  readonly source: 'own' | 'current';
}

export interface HeroContent {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly text?: string | undefined;
  readonly picture?: FoundPicture | undefined;
  readonly portrait?: FoundPicture | undefined;
}

/** What a hero says and shows: its own words and pictures, or those of the current product or category. */
export function heroContent(shop: Shop, words: HeroWords): HeroContent {
  const content = findContent(shop, words);
  const keep = (text: string) => derive(shop, wordsTogether, text);
  return { ...content, heading: keep(content.heading), text: content.text && keep(content.text) };
}

function findContent(shop: Shop, words: HeroWords): HeroContent {
  const own: HeroContent = {
    heading: words.heading,
    eyebrow: words.eyebrow,
    text: words.text,
    picture: findPicture(shop, words.image),
    portrait: findPicture(shop, words.portraitImage),
  };
  const { current } = shop;
  if (words.source === 'own' || !current) return own;
  if (current.kind === 'category') {
    const { name, description, image } = current.category;
    return image
      ? { heading: name, eyebrow: own.eyebrow, text: description, picture: { file: image } }
      : { ...own, heading: name, text: description };
  }
  const { name, line, summary, images } = current.product;
  const [file] = images;
  const said = { heading: name, eyebrow: line?.name ?? own.eyebrow, text: summary };
  return file ? { ...said, picture: { file } } : { ...own, ...said };
}
