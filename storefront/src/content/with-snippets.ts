import { type RegistryAnswer, resolveSnippets } from '@witryna/module-schemas';

/**
 * An answer as it is rendered: the modules of its snippets stand where they are placed. Everything behind it (which
 * code a page needs, what a browser hydrates, the lead picture) sees one page.
 */
export function withSnippets(answer: RegistryAnswer): RegistryAnswer {
  const { data, meta } = answer;
  const resolved = resolveSnippets(data, meta.related?.snippets ?? {});
  if (resolved === data) return answer;
  return { data: resolved, meta: { ...meta, related: { ...meta.related, snippets: {} } } };
}
