import { type EntityWords, wordsOfCurrent } from '../shared/current/current-entity.ts';
import { type FoundPicture, findPicture, type PictureSetting } from '../shared/current/current-picture.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
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
  /** Of what the page is about. */
  readonly languages?: EntityWords['languages'];
}

/** What a hero says and shows: its own words and pictures, or those of what the page is about. */
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
  const current = words.source === 'own' ? undefined : wordsOfCurrent(shop);
  if (!current) return own;
  const { name, eyebrow = own.eyebrow, description, image, languages } = current;
  const said = { heading: name, eyebrow, text: description, languages };
  return image ? { ...said, picture: { file: image } } : { ...own, ...said };
}
