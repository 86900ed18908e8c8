import type { FilledSettingsOf, ModuleDefinition, SlotNameOf } from '@witryna/module-schemas';
import type { ReactNode } from 'react';

/** What a module's component gets: its settings with defaults filled in, and its slots rendered. */
export type ModuleProps<M extends ModuleDefinition> = FilledSettingsOf<M> & {
  readonly slots: Readonly<Record<SlotNameOf<M>, ReactNode>>;
  /** Whether the first picture that it shows is the one that the page's first screen waits for. */
  readonly isLead?: boolean | undefined;
  /** The id of its outermost element, which links lead to; an editor gave it one. */
  readonly anchor?: string | undefined;
};

/** The component of some module; which settings it takes is known to its schema only. */
export type ModuleComponent = (props: never) => ReactNode;
