import { memo, useEffect, useMemo, useRef } from 'react';
import type { Miniatures, Picture } from './collect-miniatures.ts';
import { drawMiniature, measureDrawn, placeDrawn } from './draw-miniature.ts';
import { fitMiniature, TILE } from './fit-miniature.ts';
import styles from './miniature.module.css';
import { useMiniatures } from './miniatures-provider.tsx';
import { whenSeen } from './when-seen.ts';

/** A picture of a module, and the styles that it needs. */
export interface DrawnModule {
  readonly picture: Picture;
  readonly look: Miniatures;
}

/** What a kind of module looks like, in little. */
export const Miniature = memo(function Miniature({ driver }: { readonly driver: string }) {
  const look = useMiniatures();
  const picture = look?.pictures.get(driver);
  const drawn = useMemo(() => (picture && look ? { picture, look } : undefined), [picture, look]);
  return <DrawnMiniature drawn={drawn} />;
});

/** A module in little; an empty frame until it is drawn. For the eye only: its name says the same. */
export const DrawnMiniature = memo(function DrawnMiniature({ drawn }: { readonly drawn: DrawnModule | undefined }) {
  const host = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = host.current;
    if (!element || !drawn) return;
    return whenSeen(element, () => {
      const root = drawMiniature(element, drawn.picture, drawn.look);
      placeDrawn(root, fitMiniature(measureDrawn(root)), TILE);
      element.dataset.drawn = 'true';
    });
  }, [drawn]);

  return (
    <span className={styles.miniature} aria-hidden="true" inert>
      <span ref={host} className={styles.host} />
    </span>
  );
});
