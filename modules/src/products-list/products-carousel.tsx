import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useShop } from '../shop/shop.ts';
import { useStaticChildren } from '../slots/static-html.tsx';
import styles from './products-carousel.module.css';

interface ProductsCarouselProps {
  readonly label: string;
  /** List items. */
  readonly children: ReactNode;
}

/** Which ends of its row a list has reached. */
interface Ends {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Pixels that count as having arrived: a snapped position is rarely whole. */
const TOLERANCE_PX = 4;

/** A row of cards that scrolls by hand, by key, and by a button at each end. */
export function ProductsCarousel({ label, children }: ProductsCarouselProps) {
  const { t } = useShop();
  const row = useRef<HTMLUListElement>(null);
  const { ref: keepRow, ...content } = useStaticChildren<HTMLUListElement>(children);
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => setEnds((before) => sameEnds(before, endsOf(element)));
    element.addEventListener('scroll', measure, { passive: true });
    // Told of its width when the browser has laid it out, instead of having it laid out to be asked.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, []);

  const scrollBy = (direction: 1 | -1) => () => {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9 });
  };

  return (
    <div className={styles.root}>
      {/* Reached by Tab as a whole, so that arrows scroll it; its cards follow. */}
      <ul
        ref={(element) => {
          row.current = element;
          keepRow(element);
        }}
        className={`plain-list ${styles.row}`}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
        {...content}
      />
      <div className={styles.buttons} hidden={ends.isAtStart && ends.isAtEnd}>
        <button type="button" aria-label={t('previousProducts')} disabled={ends.isAtStart} onClick={scrollBy(-1)}>
          ←
        </button>
        <button type="button" aria-label={t('nextProducts')} disabled={ends.isAtEnd} onClick={scrollBy(1)}>
          →
        </button>
      </div>
    </div>
  );
}

function endsOf({ scrollLeft, clientWidth, scrollWidth }: Element): Ends {
  const left = Math.abs(scrollLeft);
  return { isAtStart: left <= TOLERANCE_PX, isAtEnd: left + clientWidth >= scrollWidth - TOLERANCE_PX };
}

/** The former object where nothing changed, so that scrolling renders only on arrival. */
function sameEnds(before: Ends, now: Ends): Ends {
  return before.isAtStart === now.isAtStart && before.isAtEnd === now.isAtEnd ? before : now;
}
