import { type MouseEvent, useEffect, useRef, useState } from 'react';

interface ConfirmButtonProps {
  readonly label: string;
  /** Shown after the first press. */
  readonly confirmLabel: string;
  /** Read out instead of the label, where that says too little by itself. */
  readonly name: string;
  readonly className?: string | undefined;
  /** So long a second press by mouse or finger counts. */
  readonly periodMs: number;
  readonly onConfirm: () => void;
}

/**
 * A button that acts at its second press. A mouse or finger has a short while for it; a key, a switch or a screen reader
 * until the focus leaves.
 */
export function ConfirmButton({ label, confirmLabel, name, className, periodMs, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onClick({ detail }: MouseEvent) {
    clearTimeout(timer.current);
    if (isAsking) {
      setAsking(false);
      return onConfirm();
    }
    setAsking(true);
    // Clicks of keys and of assistive software count no presses.
    if (detail > 0) timer.current = setTimeout(() => setAsking(false), periodMs);
  }

  return (
    <button
      type="button"
      className={className}
      aria-label={isAsking ? `${confirmLabel} ${name}` : name}
      data-asking={isAsking || undefined}
      onClick={onClick}
      onBlur={() => setAsking(false)}
    >
      {isAsking ? confirmLabel : label}
    </button>
  );
}
