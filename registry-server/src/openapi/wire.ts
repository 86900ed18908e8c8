import { createHash } from 'node:crypto';
import { parse, print, visit } from 'graphql/index.js';

/** Words for people and hints for forms: they may change without any client noticing. */
const ANNOTATIONS = new Set(['description', 'summary', 'title', 'example', 'examples']);

/** An OpenAPI document without what only people read: shapes, limits, codes and names are left. */
export function withoutAnnotations(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutAnnotations);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      // A field of a body may be called `title`: its value is a schema, never a sentence.
      .filter(([key, value]) => !key.startsWith('x-') && !(ANNOTATIONS.has(key) && typeof value !== 'object'))
      .map(([key, value]) => [key, withoutAnnotations(value)]),
  );
}

/** The SDL of GraphQL without its descriptions. */
export function withoutDescriptions(sdl: string): string {
  const bare = visit(parse(sdl, { noLocation: true }), {
    enter: (node) => ('description' in node && node.description ? { ...node, description: undefined } : undefined),
  });
  return print(bare);
}

/** Tells apart what clients could notice: equal for contracts that differ in words only. */
export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex');
