import type { MediaFile } from '@witryna/module-schemas';
import type { CSSProperties } from 'react';
import { derive } from '../../shop/derive.ts';
import { useShop } from '../../shop/shop.ts';
import { percent } from '../percent.ts';
import styles from './picture.module.css';
import { pictureSources } from './picture-sources.ts';
import { PORTRAIT_MEDIA, type ShownPicture } from './shown-picture.ts';

export interface PictureProps extends ShownPicture {
  /** Words for those who do not see it; the file's own when absent, empty for mere ornament. */
  readonly alt?: string | undefined;
  /** Of those words, where it is not the site's. */
  readonly lang?: string | undefined;
  /** What must stay visible when cropped; the file's own when absent. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
  /** `lead`: the one that the first screen waits for. `soon`: seen without scrolling. Others wait to be scrolled to. */
  readonly urgency?: 'lead' | 'soon' | undefined;
  readonly className?: string | undefined;
}

/**
 * A picture from the media library in the best format and width, on its own colour until it is there. What is seen
 * first comes in each width of two formats; of all others the few browsers without AVIF get one width.
 */
export function Picture(props: PictureProps) {
  const { file, sizes, portrait, urgency, alt = file.alt ?? '', focalPoint = file.focalPoint } = props;
  const shop = useShop();
  const { src, srcSet, avifSrcSet } = derive(shop, pictureSources, file);
  const narrow = portrait && derive(shop, pictureSources, portrait.file);
  // A browser that knows how wide a lazy picture lies needs no estimate.
  const shownSizes = (estimate: string) => (urgency ? estimate : `auto, ${estimate}`);
  const plainSrcSet = urgency || !avifSrcSet ? srcSet : undefined;
  return (
    <picture className={props.className ? `${styles.root} ${props.className}` : styles.root}>
      {portrait && narrow?.avifSrcSet && (
        <source
          media={PORTRAIT_MEDIA}
          type="image/avif"
          srcSet={narrow.avifSrcSet}
          sizes={shownSizes(portrait.sizes)}
        />
      )}
      {portrait && narrow && (
        <source
          media={PORTRAIT_MEDIA}
          srcSet={(urgency && narrow.srcSet) || narrow.src}
          sizes={shownSizes(portrait.sizes)}
        />
      )}
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={shownSizes(sizes)} />}
      <img
        className={styles.image}
        src={src}
        srcSet={plainSrcSet}
        // Only where the picture itself is of such a size may its sources be.
        sizes={plainSrcSet ? shownSizes(sizes) : urgency ? undefined : 'auto'}
        alt={alt}
        lang={props.lang}
        width={file.width}
        height={file.height}
        loading={urgency ? undefined : 'lazy'}
        decoding={urgency === 'lead' ? undefined : 'async'}
        fetchPriority={urgency === 'lead' ? 'high' : undefined}
        style={pictureStyle(file, focalPoint)}
      />
    </picture>
  );
}

function pictureStyle({ colour }: MediaFile, focalPoint: PictureProps['focalPoint']): CSSProperties | undefined {
  if (!colour && !focalPoint) return undefined;
  return {
    backgroundColor: colour,
    objectPosition: focalPoint && `${percent(focalPoint.x)} ${percent(focalPoint.y)}`,
  };
}
