import { memo, useEffect, useRef } from 'react';
import { drawMiniature, measureDrawn, placeDrawn } from './draw-miniature.ts';
import { fitMiniature, TILE } from './fit-miniature.ts';
import styles from './miniature.module.css';
import { useMiniatures } from './miniatures-provider.tsx';
import { whenSeen } from './when-seen.ts';

/** What a module looks like, in little; an empty frame until it is drawn. For the eye only: its name says the same. */
export const Miniature = memo(function Miniature({ driver }: { readonly driver: string }) {
  const miniatures = useMiniatures();
  const host = useRef<HTMLSpanElement>(null);
  const picture = miniatures?.pictures.get(driver);

  useEffect(() => {
    const element = host.current;
    if (!element || !picture || !miniatures) return;
    return whenSeen(element, () => {
      const root = drawMiniature(element, picture, miniatures);
      placeDrawn(root, fitMiniature(measureDrawn(root)), TILE);
      element.dataset.drawn = 'true';
    });
  }, [picture, miniatures]);

  return (
    <span className={styles.miniature} aria-hidden="true" inert>
      <span ref={host} className={styles.host} />
    </span>
  );
});
