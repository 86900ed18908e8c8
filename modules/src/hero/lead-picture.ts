import type { hero, MediaFile } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { ratioOf, zoomToCover } from '../shared/pictures/picture-sizes.ts';
import type { LeadPicture } from '../shared/pictures/shown-picture.ts';
import { type HeroContent, heroContent } from './hero-content.ts';

type HeroSettings = Omit<ModuleProps<typeof hero>, 'slots'>;
type Height = HeroSettings['height'];

/** The picture of a hero that shows one. */
export const leadPicture: LeadPicture<HeroSettings> = (shop, settings) =>
  heroPicture(settings, heroContent(shop, settings));

/** The same for one whose content is at hand. */
export function heroPicture({ appearance, height }: HeroSettings, { picture, portrait }: HeroContent) {
  if (!picture || appearance === 'plain') return undefined;
  const isSquare = standsInSquare({ appearance, height }, picture.file);
  const sizesOf = isSquare ? squareSizes : appearance === 'split' ? splitSizes : overlaySizes;
  return {
    file: picture.file,
    sizes: sizesOf(picture.file, height),
    portrait: portrait && { file: portrait.file, sizes: sizesOf(portrait.file, height) },
  };
}

/** Wider ones fill a low frame beside words, of which others would be seen in half. */
const WIDEST_IN_SQUARE = 1.2;

/** Whether the picture stands in a square on a wide window: a portrait beside a few words, such as that of an author. */
export function standsInSquare({ appearance, height }: Pick<HeroSettings, 'appearance' | 'height'>, file: MediaFile) {
  return appearance === 'split' && height === 'low' && (ratioOf(file) ?? WIDEST_IN_SQUARE) < WIDEST_IN_SQUARE;
}

/** What `hero.module.css` frames the picture with, in shares of the window's height and, on a large one, in rem. */
const FRAME_HEIGHTS = {
  low: { svh: 40, maxRem: 24 },
  medium: { svh: 64, maxRem: 40 },
  tall: { svh: 86, maxRem: 54 },
} as const;
/** Above the words on a phone, width to height. */
const OVERLAY_ON_PHONE = { low: 3 / 2, medium: 4 / 5, tall: 4 / 5 } as const;
const SPLIT_ON_PHONE = { low: 5 / 4, medium: 5 / 4, tall: 4 / 5 } as const;
/** Above the words it is never higher than this. */
const ABOVE_WORDS_SVH = 64;

/** From edge to edge; wider where the frame is higher than the picture would be. */
function overlaySizes(file: MediaFile, height: Height): string {
  const phone = Math.round(100 * zoomToCover(file, OVERLAY_ON_PHONE[height]));
  const ratio = ratioOf(file) ?? 1;
  const tablet = `max(100vw, min(${phone}vw, ${svh(ABOVE_WORDS_SVH * ratio)}))`;
  return `(max-width: 768px) ${phone}vw, (max-width: 992px) ${tablet}, ${coveringHeight('100vw', ratio, height)}`;
}

/** Beside the words, up to the edge of the window. */
function splitSizes(file: MediaFile, height: Height): string {
  const phone = Math.round(96 * zoomToCover(file, SPLIT_ON_PHONE[height]));
  return `(max-width: 768px) ${phone}vw, ${coveringHeight('54vw', ratioOf(file) ?? 1, height)}`;
}

/** Beside the words, as wide as high. */
function squareSizes(file: MediaFile, height: Height): string {
  const { svh: share, maxRem } = FRAME_HEIGHTS[height];
  const phone = Math.round(96 * zoomToCover(file, SPLIT_ON_PHONE[height]));
  return `(max-width: 768px) ${phone}vw, min(${svh(share)}, ${rem(maxRem)})`;
}

function coveringHeight(width: string, ratio: number, height: Height): string {
  const { svh: share, maxRem } = FRAME_HEIGHTS[height];
  return `max(${width}, min(${svh(share * ratio)}, ${rem(maxRem * ratio)}))`;
}

const svh = (value: number) => `${Math.round(value)}svh`;
const rem = (value: number) => `${Math.round(value)}rem`;
