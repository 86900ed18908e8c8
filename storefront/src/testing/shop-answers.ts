import { vi } from 'vitest';

/** What was asked of the shop. */
export interface Asked {
  readonly name: string;
  readonly variables: Record<string, unknown>;
}

/**
 * The shop's answers by the name of the operation, or by method and path (`GET /me/subscriptions`), and what it was
 * asked; all else is unavailable.
 */
export function stubShopAnswers() {
  const answers = new Map<string, () => object | undefined>();
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const body = init.body == null ? {} : JSON.parse(String(init.body));
    const operation = /^(?:query|mutation) (\w+)/.exec(body.query ?? '')?.[1];
    const name = operation ?? `${init.method ?? 'GET'} ${String(address).replace(/^\/api/, '')}`;
    asked.push({ name, variables: operation ? body.variables : body });
    const answer = answers.get(name)?.();
    if (answer) return operation ? Response.json(answer) : restAnswer(answer);
    return new Response('', { status: 503 });
  });
  return {
    asked,
    /** What each call of this name was made with, the first one first. */
    askedFor: (name: string) => asked.filter((each) => each.name === name).map(({ variables }) => variables),
    answer: (name: string, data: object) => void answers.set(name, () => ({ data })),
    refuse: (name: string, extensions: object) => void answers.set(name, () => ({ errors: [{ extensions }] })),
    fail: (name: string) => void answers.delete(name),
  };
}

/** What the REST interface answers: what it was told to, or the refusal. */
function restAnswer(answer: object): Response {
  if ('data' in answer) return Response.json(answer.data);
  const { errors } = answer as { errors: readonly { extensions: object }[] };
  return Response.json(errors[0]?.extensions, { status: 422 });
}

/** An address to be at, and where the page wants to go from there. */
export function stubAddress(path: string) {
  const { pathname, search, hash, origin, href } = new URL(path, 'http://localhost:3000');
  const replace = vi.fn();
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname, search, hash, origin, href, replace, assign });
  return { replace, assign };
}
