import type { ReferenceKind } from '../define-module.ts';

/** Kinds of reference to content that has no address in the shop and is shown by the modules that name it. */
export type SharedContentKind = Extract<ReferenceKind, 'banner' | 'gallery' | 'navigation' | 'shared-link'>;

/** A field that names such content by its slug; `fillFromContent` brings what it says. */
export const sharedContentSchema = <const Kind extends SharedContentKind>(kind: Kind) =>
  ({ type: 'string', minLength: 1, maxLength: 255, 'x-reference': kind }) as const;
