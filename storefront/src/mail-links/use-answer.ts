import { useCallback, useRef, useState } from 'react';
import type { ShopAnswer } from './shop-answer.ts';

/** What is known of something that the shop is asked. */
export interface AnswerState {
  readonly isSending: boolean;
  readonly answer?: ShopAnswer;
}

/** The state of one question, and the function that asks it; while an answer is awaited nothing is asked again. */
export function useAnswer(): readonly [
  AnswerState,
  (question: () => Promise<ShopAnswer>) => Promise<ShopAnswer | undefined>,
] {
  const [state, setState] = useState<AnswerState>({ isSending: false });
  const isRunning = useRef(false);
  const ask = useCallback(async (question: () => Promise<ShopAnswer>) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setState({ isSending: true });
    const answer = await question();
    isRunning.current = false;
    setState({ isSending: false, answer });
    return answer;
  }, []);
  return [state, ask];
}
