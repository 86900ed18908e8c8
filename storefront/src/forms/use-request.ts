import { useCallback, useRef, useState } from 'react';
import type { ShopResult } from '../api/shop-result.ts';

interface RequestState {
  readonly isSending: boolean;
  readonly result?: ShopResult;
}

/** The state of one request, and the function that sends it; while a response is awaited nothing is sent again. */
export function useRequest(): readonly [
  RequestState,
  (request: () => Promise<ShopResult>) => Promise<ShopResult | undefined>,
] {
  const [state, setState] = useState<RequestState>({ isSending: false });
  const isRunning = useRef(false);
  const send = useCallback(async (request: () => Promise<ShopResult>) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setState({ isSending: true });
    const result = await request();
    isRunning.current = false;
    setState({ isSending: false, result });
    return result;
  }, []);
  return [state, send];
}
