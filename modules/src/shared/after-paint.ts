/**
 * Calls a function once the browser has shown what has changed until now, so that a press is answered before work that
 * nobody looks at. Gives the function that takes it back.
 */
export function afterPaint(then: () => void): () => void {
  let timer: number | undefined;
  // A frame is on its way when it is called; the task after it comes when that is painted.
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(then, 0);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
