import { useState } from 'react';
import type { ActionResult } from '../shop/shop-actions.ts';
import styles from './opening-button.module.css';

interface OpeningButtonProps {
  readonly label: string;
  readonly isMain?: boolean;
  readonly onOpen: () => Promise<ActionResult>;
}

/** Opens something over the page. It is code of its own, and says below the button where that does not come. */
export function OpeningButton({ label, isMain, onOpen }: OpeningButtonProps) {
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState('');

  async function open() {
    if (isOpening) return;
    setFault('');
    setOpening(true);
    const result = await onOpen();
    setOpening(false);
    if (!result.ok) setFault(result.errors[0]?.message ?? '');
  }

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        data-main={isMain || undefined}
        aria-haspopup="dialog"
        aria-disabled={isOpening || undefined}
        onClick={() => void open()}
      >
        {label}
      </button>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
