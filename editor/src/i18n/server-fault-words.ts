import type { FileKind, Reference } from '@witryna/module-schemas';

/** What the server alone finds in a page, said to people who read forms in another language than its own, Polish. */
export interface ServerFaultWords {
  readonly missing: Readonly<Record<Reference['kind'], (key: string) => string>>;
  /** Where it is no longer known what was pointed at. */
  readonly missingAnything: string;
  readonly fileKind: Readonly<Record<FileKind, string>>;
  readonly anchorForm: (longest: number) => string;
  readonly anchorReserved: (anchor: string) => string;
  readonly anchorTwice: (anchor: string) => string;
  readonly unknownModule: (driver: string) => string;
  readonly unknownSlot: (module: string) => string;
  readonly slotMax: (slot: string, max: number) => string;
  readonly slotAccepts: (slot: string, module: string) => string;
  readonly pageDepth: (max: number) => string;
  readonly pageSize: (max: number) => string;
  readonly snippetCircle: string;
  readonly parentCircle: string;
}
