import { vi } from 'vitest';

/** What was asked of the shop. */
export interface Asked {
  readonly name: string;
  readonly variables: Record<string, unknown>;
}

/** The shop's answers by the name of the operation, and what it was asked; all else is unavailable. */
export function stubShopAnswers() {
  const answers = new Map<string, () => object | undefined>();
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    asked.push({ name, variables });
    const answer = answers.get(name)?.();
    return answer ? Response.json(answer) : new Response('', { status: 503 });
  });
  return {
    asked,
    answer: (name: string, data: object) => void answers.set(name, () => ({ data })),
    refuse: (name: string, extensions: object) => void answers.set(name, () => ({ errors: [{ extensions }] })),
    fail: (name: string) => void answers.delete(name),
  };
}

/** An address to be at, and where the page wants to go from there. */
export function stubAddress(path: string) {
  const { pathname, search, hash, origin, href } = new URL(path, 'http://localhost:3000');
  const replace = vi.fn();
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname, search, hash, origin, href, replace, assign });
  return { replace, assign };
}
