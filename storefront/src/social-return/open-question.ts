import {
  type SsoProvider,
  type SsoQuestion,
  type SsoSource,
  storedProvider,
  storedQuestion,
  storedSource,
} from '../social-sign-in/index.ts';

/** A way on which the shop has asked something. */
export interface OpenQuestion {
  readonly provider: SsoProvider;
  readonly source: SsoSource;
  readonly question: SsoQuestion;
}

/** The way of this tab, where the shop waits for an answer. */
export function openQuestion(basePath: string): OpenQuestion | undefined {
  const provider = storedProvider();
  const source = storedSource(basePath);
  const question = storedQuestion();
  if (!provider || provider === 'unknown' || !source || !question) return undefined;
  return { provider, source, question };
}
