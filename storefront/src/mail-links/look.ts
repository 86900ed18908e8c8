import { createContext, type ReactNode, useContext } from 'react';

/** How pages of our own look. Handed in by their code, which is there already, so that nothing is loaded twice. */
export interface Look {
  readonly drawing: ReactNode;
  /** Class names of `plain-page.module.css`. */
  readonly styles: Readonly<Record<string, string | undefined>>;
}

export const LookContext = createContext<Look>({ drawing: null, styles: {} });

/** The look of the page around a component. */
export function useLook(): Look {
  return useContext(LookContext);
}
