import {
  fetchProvider,
  type ProviderHttpRequest,
  type ProviderHttpResponse,
} from '../../../integrations/fetch-provider.ts';

/** An access token as a provider issues it. */
export interface IssuedToken {
  readonly value: string;
  readonly lifetimeMs: number;
}

/** How long before its end a token is no longer used; of short-lived ones a tenth of their life. */
const MARGIN_MS = 60_000;

/** Keeps an access token until shortly before its end; many who need it at once ask for it once. */
export function createBearerToken(ask: () => Promise<IssuedToken>, now: () => number = Date.now) {
  let kept: { readonly value: string; readonly until: number } | undefined;
  let asking: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const { value, lifetimeMs } = await ask();
    kept = { value, until: now() + lifetimeMs - Math.min(MARGIN_MS, lifetimeMs / 10) };
    return value;
  }

  return {
    get(): Promise<string> {
      if (kept && kept.until > now()) return Promise.resolve(kept.value);
      asking ??= renew().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    /** After the provider did not take it: the next one who needs a token asks for another. */
    forget(value: string): void {
      if (kept?.value === value) kept = undefined;
    },
  };
}

export type BearerToken = ReturnType<typeof createBearerToken>;

const UNAUTHORIZED = 401;

/**
 * Asks with an access token. One that the provider takes no longer, although its time is not over, is replaced once.
 * All of it ends within the time of the question.
 */
export async function fetchAuthorized(
  token: BearerToken,
  url: string,
  question: ProviderHttpRequest,
): Promise<ProviderHttpResponse> {
  const endsAt = performance.now() + question.timeoutMs;
  const attempt = async () => {
    const value = await token.get();
    const timeoutMs = Math.max(1, Math.floor(endsAt - performance.now()));
    const headers = { ...question.headers, authorization: `Bearer ${value}` };
    return { value, answer: await fetchProvider(url, { ...question, timeoutMs, headers }) };
  };
  const first = await attempt();
  if (first.answer.status !== UNAUTHORIZED) return first.answer;
  token.forget(first.value);
  return (await attempt()).answer;
}
