/** Calls once, as soon as an element is in sight; the answer calls it off. */
export function whenSeen(element: Element, onSeen: () => void): () => void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    onSeen();
  });
  seen.observe(element);
  return () => seen.disconnect();
}
