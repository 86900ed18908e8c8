import { GRAPHQL_PATH } from '../api-addresses.ts';
import { API_PREFIX } from '../config.ts';
import { answerOfGraphql, answerOfStatus, type ShopAnswer } from './shop-answer.ts';

/** An answer that is not there by then counts as none. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Asks the shop, as one site's customer, through the shop's own origin. Never throws. */
export interface ShopAsker {
  /** Posts the token of a link. */
  post(path: string, token: string): Promise<ShopAnswer>;
  mutate(mutation: string, variables: Readonly<Record<string, string>>): Promise<ShopAnswer>;
  /** The same with what the shop answered; without data when it refused. */
  ask<Data>(document: string, variables: object): Promise<{ readonly answer: ShopAnswer; readonly data?: Data }>;
}

/** The asker of a site. */
export function createShopAsker(siteCode: string): ShopAsker {
  const send = (address: string, body: object) =>
    fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Site': siteCode },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
  async function ask<Data>(query: string, variables: object): Promise<{ answer: ShopAnswer; data?: Data }> {
    try {
      const response = await send(GRAPHQL_PATH, { query, variables });
      const body = (await response.json().catch(() => undefined)) as { readonly data?: Data } | undefined;
      const answer = answerOfGraphql(response.status, body);
      return { answer, ...(answer.kind === 'done' && body?.data && { data: body.data }) };
    } catch {
      return { answer: { kind: 'unreachable' } };
    }
  }
  return {
    async post(path, token) {
      try {
        return answerOfStatus((await send(API_PREFIX + path, { token })).status);
      } catch {
        return { kind: 'unreachable' };
      }
    },
    mutate: async (query, variables) => (await ask(query, variables)).answer,
    ask,
  };
}
