import { useEffect, useRef, useState } from 'react';
import { shownShortcut } from '../buttons/shortcut.ts';
import styles from './tooltip-layer.module.css';

const DELAY_MS = 450;
const GAP_PX = 8;

interface Shown {
  readonly text: string;
  readonly shortcut?: string;
  readonly anchor: DOMRect;
}

function read(element: Element): Shown | undefined {
  const text = element.getAttribute('data-tooltip');
  if (!text) return undefined;
  const shortcut = element.getAttribute('data-shortcut') ?? undefined;
  return { text, shortcut, anchor: element.getBoundingClientRect() };
}

const ownerOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-tooltip]') : null);

/**
 * The one tooltip of the app: shows `data-tooltip` and `data-shortcut` of what is hovered or focused by key.
 * Hidden from screen readers, because the same words are the element's name and `aria-keyshortcuts`.
 */
export function TooltipLayer() {
  const [shown, setShown] = useState<Shown>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: number | undefined;
    const hide = () => {
      window.clearTimeout(timer);
      setShown(undefined);
    };
    const later = (owner: Element | null) => {
      hide();
      if (owner) timer = window.setTimeout(() => setShown(read(owner)), DELAY_MS);
    };
    const onPointerOver = (event: PointerEvent) => event.pointerType === 'mouse' && later(ownerOf(event.target));
    const onFocus = (event: FocusEvent) => {
      const owner = ownerOf(event.target);
      if (owner?.matches(':focus-visible')) later(owner);
    };
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', hide);
    return () => {
      hide();
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('keydown', hide);
    };
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element || !shown) return;
    // The top layer is the only place above an open modal dialog.
    element.showPopover?.();
    const { width, height } = element.getBoundingClientRect();
    const below = shown.anchor.bottom + GAP_PX;
    const top = below + height > window.innerHeight ? shown.anchor.top - GAP_PX - height : below;
    const centred = shown.anchor.left + shown.anchor.width / 2 - width / 2;
    element.style.top = `${top}px`;
    element.style.left = `${Math.max(GAP_PX, Math.min(centred, window.innerWidth - width - GAP_PX))}px`;
  }, [shown]);

  if (!shown) return null;
  return (
    <div ref={box} className={styles.tooltip} popover="manual" aria-hidden="true">
      {shown.text}
      {shown.shortcut && <kbd className={styles.keys}>{shownShortcut(shown.shortcut)}</kbd>}
    </div>
  );
}
