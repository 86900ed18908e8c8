import type { ScreenPath } from '../content/own-paths.ts';
import type { ScreenView } from '../content/view.ts';

/** What the server says of a screen: its view, or that it cannot be had without a document; closed for maintenance, for one. */
export type AnsweredScreen = ScreenView | undefined;

interface ReadyScreensOptions {
  /** Asks the server for the view of a screen. */
  readonly ask: (path: ScreenPath) => Promise<AnsweredScreen>;
  /** Loads what a screen itself is shown with. */
  readonly loadCode: (path: ScreenPath) => Promise<unknown>;
  /** Loads what stands around it. */
  readonly loadSurroundings: (view: ScreenView) => Promise<unknown>;
  readonly now: () => number;
  /** What was heard is not asked again for so long. */
  readonly maxAgeMs: number;
}

/** The screens that can be gone to without a document. */
export interface ReadyScreens {
  /** Has a screen ready; what fails is left to its document. */
  prepare(path: ScreenPath): Promise<void>;
  /** The view of a screen that is ready. */
  find(path: string): ScreenView | undefined;
  /** Whether a screen that is shown may still be: asks once more where that was heard a while ago. Nothing heard is no no. */
  isStillOpen(path: ScreenPath): Promise<boolean>;
}

interface Ready {
  readonly view: ScreenView;
  readonly heardAt: number;
}

export function createReadyScreens({
  ask,
  loadCode,
  loadSurroundings,
  now,
  maxAgeMs,
}: ReadyScreensOptions): ReadyScreens {
  const ready = new Map<string, Ready>();
  const preparing = new Map<ScreenPath, Promise<void>>();
  const isFresh = ({ heardAt }: Ready) => now() - heardAt <= maxAgeMs;

  async function askWithSurroundings(path: ScreenPath): Promise<Ready | undefined> {
    const view = await ask(path);
    const heardAt = now();
    if (view) await loadSurroundings(view);
    return view && { view, heardAt };
  }

  async function load(path: ScreenPath) {
    try {
      const [answered] = await Promise.all([askWithSurroundings(path), loadCode(path)]);
      if (answered) ready.set(path, answered);
      else ready.delete(path);
    } catch {
      // Its document tries once more.
    } finally {
      preparing.delete(path);
    }
  }

  return {
    async prepare(path) {
      const known = ready.get(path);
      if (known && isFresh(known)) return;
      const loading = preparing.get(path) ?? load(path);
      preparing.set(path, loading);
      await loading;
    },
    find: (path) => ready.get(path)?.view,
    async isStillOpen(path) {
      const known = ready.get(path);
      if (known && isFresh(known)) return true;
      try {
        const view = await ask(path);
        if (view) ready.set(path, { view, heardAt: now() });
        else ready.delete(path);
        return view !== undefined;
      } catch {
        return true;
      }
    },
  };
}
