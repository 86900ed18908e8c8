import { askProvider, type ProviderAnswer, type ProviderQuestion } from './ask-provider.ts';
import type { BearerToken } from './bearer-token.ts';

const UNAUTHORIZED = 401;

/**
 * Asks with an access token. One that the provider takes no longer, although its time is not over, is replaced once.
 * All of it ends within the time of the question.
 */
export async function askAuthorized(
  token: BearerToken,
  url: string,
  question: ProviderQuestion,
): Promise<ProviderAnswer> {
  const endsAt = performance.now() + question.timeoutMs;
  const attempt = async () => {
    const value = await token.get();
    const timeoutMs = Math.max(1, Math.floor(endsAt - performance.now()));
    const headers = { ...question.headers, authorization: `Bearer ${value}` };
    return { value, answer: await askProvider(url, { ...question, timeoutMs, headers }) };
  };
  const first = await attempt();
  if (first.answer.status !== UNAUTHORIZED) return first.answer;
  token.forget(first.value);
  return (await attempt()).answer;
}
