import { useEffect, useRef, useState } from 'react';

/**
 * The variant that is shown: the one of the address, or the one that was pressed a moment ago and whose address is still
 * on its way, so that the answer to a press does not wait for a request. What `choose` is told in a transition is shown
 * a moment later: `latest` knows it at once, for whoever buys meanwhile.
 */
export function useChosenSku(ofAddress: string | undefined) {
  const [pressed, setPressed] = useState<{ readonly sku: string; readonly at: string | undefined }>();
  // Rendered again at once: whoever comes back to the first address later has pressed nothing there.
  if (pressed && pressed.at !== ofAddress) setPressed(undefined);
  const shown = pressed ? pressed.sku : ofAddress;
  const latest = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed is on the screen, or something else is
  useEffect(() => {
    latest.current = undefined;
  }, [shown]);
  const choose = (sku: string) => {
    latest.current = sku;
    setPressed({ sku, at: ofAddress });
  };
  return [shown, choose, latest] as const;
}
