import type { PageDocument } from '@witryna/module-schemas';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { PreviewFrame } from '../canvas/index.ts';
import { createDocumentStore } from '../document/index.ts';
import type { PreviewMessage, PreviewShop } from '../preview/index.ts';
import { adoptFaces, collectMiniatures, type Miniatures } from './collect-miniatures.ts';
import styles from './miniatures-studio.module.css';

/** A preview that has not drawn anything by then will not. */
const PATIENCE_MS = 60_000;

export interface MiniaturesStudioProps {
  /** Its modules are drawn; header and footer of the site are of no use here. */
  readonly document: PageDocument;
  /** The placed modules that are wanted. */
  readonly ids: readonly string[];
  readonly shop: PreviewShop;
  readonly onDrawn: (miniatures: Miniatures) => void;
  /** Called when there will be no pictures. */
  readonly onFailed?: () => void;
}

/** Has a preview draw a page once, out of sight, for the pictures of its modules. Whoever has them takes it away. */
export function MiniaturesStudio({ document, ids, shop, onDrawn, onFailed }: MiniaturesStudioProps) {
  const store = useMemo(() => createDocumentStore(document), [document]);
  const studio = useRef<HTMLDivElement>(null);
  const unframed = useMemo(() => {
    const { frame, ...rest } = shop;
    return rest;
  }, [shop]);
  const fail = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    const timer = window.setTimeout(() => fail(), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, []);

  const onMessage = (message: PreviewMessage) => {
    // No driver: the code of the modules did not come. A module that fails leaves a gap, which is no picture.
    if (message.type === 'failed' && message.driver === '') onFailed?.();
    const preview = studio.current?.querySelector('iframe')?.contentDocument;
    if (message.type !== 'ack' || !preview) return;
    const miniatures = collectMiniatures(preview, document.theme, ids);
    adoptFaces(miniatures.sheet);
    onDrawn(miniatures);
  };
  return (
    <div ref={studio} className={styles.studio} aria-hidden="true" inert>
      <PreviewFrame store={store} shop={unframed} mode="inspect" className={styles.frame} onMessage={onMessage} />
    </div>
  );
}
