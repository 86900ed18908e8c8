import type { MediaFile } from '@witryna/module-schemas';
import type { CSSProperties } from 'react';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import styles from './picture.module.css';
import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  readonly file: MediaFile;
  /** Words for those who do not see it; the file's own when absent, empty for mere ornament. */
  readonly alt?: string | undefined;
  /** How wide it is shown, as the `sizes` attribute wants it. */
  readonly sizes: string;
  /** What must stay visible when cropped; the file's own when absent. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
  /** Wanted at once, for what is seen without scrolling. */
  readonly isUrgent?: boolean;
  /** Another file for screens up to 768 px. */
  readonly portraitFile?: MediaFile | undefined;
  readonly className?: string | undefined;
}

const PHONE = '(max-width: 768px)';

/** A picture from the media library in the best format and width, blurred until it is there. */
export function Picture(props: PictureProps) {
  const { file, alt = file.alt ?? '', sizes, focalPoint = file.focalPoint, isUrgent = false, portraitFile } = props;
  const shop = useShop();
  const { src, srcSet, avifSrcSet } = derive(shop, pictureSources, file);
  const portrait = portraitFile && derive(shop, pictureSources, portraitFile);
  // A browser that knows how wide a lazy picture lies needs no estimate.
  const shownSizes = isUrgent ? sizes : `auto, ${sizes}`;
  return (
    <picture className={props.className ? `${styles.root} ${props.className}` : styles.root}>
      {portrait?.avifSrcSet && (
        <source media={PHONE} type="image/avif" srcSet={portrait.avifSrcSet} sizes={shownSizes} />
      )}
      {portrait && <source media={PHONE} srcSet={portrait.srcSet ?? portrait.src} sizes={shownSizes} />}
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={shownSizes} />}
      <img
        className={styles.image}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && shownSizes}
        alt={alt}
        width={file.width}
        height={file.height}
        loading={isUrgent ? undefined : 'lazy'}
        decoding={isUrgent ? undefined : 'async'}
        fetchPriority={isUrgent ? 'high' : undefined}
        style={pictureStyle(file.placeholder, focalPoint)}
      />
    </picture>
  );
}

function pictureStyle(
  placeholder: string | undefined,
  focalPoint: PictureProps['focalPoint'],
): CSSProperties | undefined {
  if (!placeholder && !focalPoint) return undefined;
  return {
    backgroundImage: placeholder && `url("${placeholder}")`,
    objectPosition: focalPoint && `${focalPoint.x * 100}% ${focalPoint.y * 100}%`,
  };
}
