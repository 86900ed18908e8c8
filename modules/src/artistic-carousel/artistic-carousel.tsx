import type { artisticCarousel } from '@witryna/module-schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { ArrowLink } from '../shared/arrow-words.tsx';
import { findPicture } from '../shared/current/current-picture.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { usePlace } from '../shared/pictures/place.ts';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import styles from './artistic-carousel.module.css';
import { slidePicture } from './lead-picture.ts';
import { useAutoplay } from './use-autoplay.ts';

const MS_PER_SECOND = 1000;

/** Large pictures with words, one at a time: scrolled by finger, wheel and keys, and by buttons. */
export function ArtisticCarousel(props: ModuleProps<typeof artisticCarousel>) {
  const { label, slides, level, autoplay, seconds, isLead } = props;
  const shop = useShop();
  const place = usePlace();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const Tag = headingTag(level);
  const { t } = shop;
  const shown = slides.flatMap((slide, at) => {
    const picture = findPicture(shop, slide.image);
    return picture ? [{ ...slide, picture, key: at }] : [];
  });
  const count = shown.length;

  const goTo = useCallback((at: number) => {
    const element = track.current;
    element?.scrollTo({ left: at * element.clientWidth });
  }, []);
  const next = useCallback(() => {
    const element = track.current;
    if (element) goTo((Math.round(element.scrollLeft / element.clientWidth) + 1) % count);
  }, [goTo, count]);
  const { isRunning, toggle } = useAutoplay({
    isWanted: autoplay && count > 1,
    isHeld,
    everyMs: seconds * MS_PER_SECOND,
    next,
  });
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const onScroll = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);

  if (count === 0) return <EmptyModule />;
  return (
    <section
      id={props.anchor}
      className={`frame ${styles.root}`}
      aria-roledescription={t('carousel')}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={track}
        className={`plain-list ${styles.track}`}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
      >
        {shown.map(({ key, picture, eyebrow, heading, text, action }, at) => (
          <li key={key} className={styles.slide}>
            <div className={styles.stage}>
              <Picture
                className={styles.picture}
                {...picture}
                {...slidePicture(picture.file, place)}
                urgency={isLead && at === 0 ? 'lead' : undefined}
              />
            </div>
            <div className={styles.words}>
              {eyebrow && <p className="eyebrow">{eyebrow}</p>}
              <Tag className={styles.heading}>{derive(shop, wordsTogether, heading)}</Tag>
              {text && <p>{derive(shop, wordsTogether, text)}</p>}
              {action && <ArrowLink link={action.link} label={action.label} />}
            </div>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls} data-needs-script>
          <p className={styles.count} aria-live={isRunning && !isHeld ? 'off' : 'polite'}>
            {t('slideOf', { number: current + 1, count })}
          </p>
          {autoplay && (
            <button
              type="button"
              className={styles.button}
              aria-label={t(isRunning ? 'carouselPause' : 'carouselPlay')}
              onClick={toggle}
            >
              <span className={isRunning ? styles.pause : styles.start} />
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            aria-label={t('previousSlide')}
            disabled={current === 0}
            onClick={() => goTo(current - 1)}
          >
            ←
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={t('nextSlide')}
            disabled={current >= count - 1}
            onClick={() => goTo(current + 1)}
          >
            →
          </button>
        </div>
      )}
    </section>
  );
}
