import { type ReactNode, use } from 'react';
import { GapsShown } from './empty-module.tsx';

/** A word to the editor beside a module that shows less than it could; shoppers see nothing of it. */
export function EditorNotice({ children }: { readonly children: ReactNode }) {
  return use(GapsShown) ? <p className="module-gap">{children}</p> : null;
}
