import type { MediaFile } from '@witryna/module-schemas';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '../shared/pictures/picture.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './zoom-dialog.module.css';

interface ZoomDialogProps {
  readonly name: string;
  /** Of the name, where it is not the site's. */
  readonly language: string | undefined;
  readonly files: readonly MediaFile[];
  /** The picture that it opens with. */
  readonly start: number;
  readonly onClose: () => void;
}

/** How far a pressed picture grows; zoom-dialog.module.css says the same. */
const GROWTH = 2;

/** A picture over the whole window. A press makes it twice as large around the place that was pressed, and small again. */
export function ZoomDialog({ name, language, files, start, onClose }: ZoomDialogProps) {
  const { t } = useShop();
  const dialog = useRef<HTMLDialogElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(start);
  const [isLarge, setLarge] = useState(false);
  const file = files[place];

  useEffect(() => dialog.current?.showModal(), []);

  const go = (by: 1 | -1) => {
    setLarge(false);
    setPlace((place + by + files.length) % files.length);
  };

  function resize({ clientX, clientY }: MouseEvent) {
    const { current } = pane;
    if (!current) return;
    const { left, top, width, height } = current.getBoundingClientRect();
    setLarge(!isLarge);
    // Once it has its new size: what was pressed stays under the pointer.
    requestAnimationFrame(() =>
      current.scrollTo({
        left: (clientX - left) * GROWTH - width / GROWTH,
        top: (clientY - top) * GROWTH - height / GROWTH,
        behavior: 'instant',
      }),
    );
  }

  if (!file) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={t('picturesOf', { name })}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (files.length > 1 && key === 'ArrowRight') go(1);
        if (files.length > 1 && key === 'ArrowLeft') go(-1);
      }}
    >
      <div ref={pane} className={styles.pane} data-large={isLarge ? true : undefined}>
        <button
          type="button"
          className={styles.picture}
          aria-label={t(isLarge ? 'zoomOut' : 'zoomIn')}
          onClick={resize}
        >
          <Picture
            key={file.id}
            file={file}
            alt={file.alt || name}
            lang={language}
            sizes={isLarge ? '200vw' : '100vw'}
            urgency="soon"
          />
        </button>
      </div>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={() => dialog.current?.close()} />
      {files.length > 1 && (
        <div className={styles.bar}>
          <button type="button" aria-label={t('previousPicture')} onClick={() => go(-1)}>
            ←
          </button>
          <p role="status">{t('pictureOf', { number: place + 1, count: files.length })}</p>
          <button type="button" aria-label={t('nextPicture')} onClick={() => go(1)}>
            →
          </button>
        </div>
      )}
    </dialog>
  );
}
