import { useState } from 'react';

/**
 * The variant that is shown: the one of the address, or the one that was pressed a moment ago and whose address is still
 * on its way, so that the answer to a press does not wait for a request.
 */
export function useChosenSku(ofAddress: string | undefined) {
  const [pressed, setPressed] = useState<{ readonly sku: string; readonly at: string | undefined }>();
  // Rendered again at once: whoever comes back to the first address later has pressed nothing there.
  if (pressed && pressed.at !== ofAddress) setPressed(undefined);
  const choose = (sku: string) => setPressed({ sku, at: ofAddress });
  return [pressed ? pressed.sku : ofAddress, choose] as const;
}
