import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useShop } from '../shop/shop.ts';
import type { ImagePoint } from './image-points.tsx';
import { PointCard } from './point-card.tsx';
import styles from './point-sheet.module.css';

/** Screens on which a card beside a point would cover the picture; point-sheet.module.css says the same. */
const PHONE = '(max-width: 768px)';

/** Whether a point opens as a sheet at the lower edge of the screen. */
export const opensAsSheet = () => window.matchMedia?.(PHONE).matches ?? false;

interface PointSheetProps {
  readonly point: ImagePoint;
  readonly onClose: () => void;
}

/** What a point tells, on a phone: a dialog at the lower edge of the screen, closed by a press beside it as well. */
export function PointSheet({ point, onClose }: PointSheetProps) {
  const { t } = useShop();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={id} onClose={onClose} onClick={closeBeside}>
      <div className={styles.content}>
        <PointCard point={point} labelId={id} showsPicture />
        <button type="button" className={styles.close} aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </dialog>
  );
}
