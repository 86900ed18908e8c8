import { fillPageFromContent, type RegistryAnswer, resolveSnippets } from '@witryna/module-schemas';

/**
 * An answer as it is rendered: the modules of its snippets stand where they are placed, and modules hold what the
 * content that they name brings. Everything behind it (which code a page needs, what a browser hydrates, the lead
 * picture) sees one page.
 */
export function withSharedContent(answer: RegistryAnswer): RegistryAnswer {
  const { data, meta } = answer;
  const { snippets = {}, contents = {} } = meta.related ?? {};
  const resolved = fillPageFromContent(resolveSnippets(data, snippets), contents);
  if (resolved === data) return answer;
  const { contents: _, ...related } = meta.related;
  return { data: resolved, meta: { ...meta, related: { ...related, snippets: {} } } };
}
