/** Keeps the page from scrolling, and its width as it is; the result gives both back, at the same place. */
export function lockScroll(window: Window): () => void {
  const { documentElement: root } = window.document;
  const { overflow, paddingInlineEnd } = root.style;
  const { scrollX, scrollY } = window;
  const barWidth = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  if (barWidth > 0) root.style.paddingInlineEnd = `${barWidth}px`;
  return () => {
    root.style.overflow = overflow;
    root.style.paddingInlineEnd = paddingInlineEnd;
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}
