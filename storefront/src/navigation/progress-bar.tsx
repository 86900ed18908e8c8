import { useEffect, useState } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly isPending: boolean;
  readonly delayMs: number;
  readonly label: string;
}

/** A thin bar over the page while another is on its way; a quick one never shows it. */
export function ProgressBar({ isPending, delayMs, label }: ProgressBarProps) {
  const isLate = useIsLate(isPending, delayMs);
  return isLate ? <div className={styles.root} role="progressbar" aria-label={label} /> : null;
}

function useIsLate(isPending: boolean, delayMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return setIsLate(false);
    const timer = setTimeout(() => setIsLate(true), delayMs);
    return () => clearTimeout(timer);
  }, [isPending, delayMs]);
  return isPending && isLate;
}
