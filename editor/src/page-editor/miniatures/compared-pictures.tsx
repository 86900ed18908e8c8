import { useEffect, useRef } from 'react';
import type { Miniatures, Picture } from './collect-miniatures.ts';
import styles from './compared-pictures.module.css';
import { drawMiniature, measureDrawn, placeDrawn } from './draw-miniature.ts';
import { fitMiniature, highestOf } from './fit-miniature.ts';
import { whenSeen } from './when-seen.ts';

/** One of the states of a module that stand side by side. */
export interface ComparedState {
  readonly key: string;
  /** Above the picture. */
  readonly caption: string;
  /** Name of the picture, for those who do not see it. */
  readonly label: string;
  /** Undefined while it is being drawn. */
  readonly drawn: { readonly picture: Picture; readonly look: Miniatures } | undefined;
}

export interface ComparedPicturesProps {
  /** The same object as long as nothing in it changes: they are drawn anew with each. */
  readonly states: readonly ComparedState[];
  /** Shows all of a high module; else it is cut at the foot. */
  readonly isWhole?: boolean;
}

/** States of a module side by side, in the same scale; each is a grey frame until all are drawn and in sight. */
export function ComparedPictures({ states, isWhole = false }: ComparedPicturesProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const drawn = states.flatMap((state) => state.drawn ?? []);
    const element = list.current;
    if (!element || drawn.length < states.length) return;
    let sizes: ResizeObserver | undefined;
    const stopWaiting = whenSeen(element, () => {
      const hosts = [...element.querySelectorAll<HTMLElement>('[data-host]')];
      const roots = hosts.flatMap((host, place) => {
        const state = drawn[place];
        return state ? [drawMiniature(host, state.picture, state.look)] : [];
      });
      sizes = new ResizeObserver(() => placeAlike(hosts, roots, isWhole));
      sizes.observe(element);
      placeAlike(hosts, roots, isWhole);
      for (const host of hosts) host.dataset.drawn = 'true';
    });
    return () => {
      stopWaiting();
      sizes?.disconnect();
    };
  }, [states, isWhole]);

  return (
    <div ref={list} className={styles.list} data-whole={isWhole || undefined}>
      {states.map(({ key, caption, label }) => (
        <div key={key}>
          <p className={styles.caption} aria-hidden="true">
            {caption}
          </p>
          <div role="img" aria-label={label} className={styles.frame}>
            <div className={styles.host} data-host={key} aria-hidden="true" inert />
          </div>
        </div>
      ))}
    </div>
  );
}

/** In one scale, so that what is larger looks larger; whole ones have frames that hold the highest. */
function placeAlike(hosts: readonly HTMLElement[], roots: readonly HTMLElement[], isWhole: boolean): void {
  for (const host of hosts) host.style.removeProperty('height');
  const { clientWidth: width = 0, clientHeight: height = 0 } = hosts[0] ?? {};
  if (width === 0 || height === 0) return;
  const fit = fitMiniature(highestOf(roots.map(measureDrawn)), { width, height });
  const frame = { width, height: isWhole ? Math.max(height, (fit.height * width) / fit.width) : height };
  for (const host of hosts) host.style.height = `${frame.height}px`;
  for (const root of roots) placeDrawn(root, fit, frame);
}
