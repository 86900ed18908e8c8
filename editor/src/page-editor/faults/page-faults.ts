import { type PageDocument, type PageFault, type PlacedModule, walkPage } from '@witryna/module-schemas';
import type { DocumentStore, PagePatch } from '../document/index.ts';
import type { PageFaults } from '../editing/index.ts';
import { createEmitter } from '../observable/observable.ts';

export interface WatchedPageFaults extends PageFaults {
  /** What the server found in the page as it was at that revision of the store. */
  readonly setServerFaults: (faults: readonly PageFault[], revision: number) => void;
  readonly start: () => () => void;
}

export interface PageFaultsOptions {
  readonly store: DocumentStore;
  /** Of the page as it was opened. */
  readonly initial: readonly PageFault[];
  /** The faults of one module's settings; undefined when they cannot be known here. */
  readonly check: (placed: PlacedModule) => Promise<readonly PageFault[] | undefined>;
  /**
   * Says a fault of the server in the language of the forms, where that is not its own; those of schemas are then
   * checked and said anew as well.
   */
  readonly say?: ((fault: PageFault, page: PageDocument) => PageFault) | undefined;
}

/** A changed module is checked when the hand rests, before the server is asked. */
const CHECK_AFTER_MS = 250;

const NONE: readonly PageFault[] = [];

/** What was found here in one module, and in which state of the page. */
interface OwnFinding {
  readonly revision: number;
  readonly faults: readonly PageFault[];
}

/**
 * The faults of a page while it is edited: what the server said of the last saved draft, and of modules that changed
 * since what their schemas say here. So they are right without a network, too.
 */
export function createPageFaults({ store, initial, check, say }: PageFaultsOptions): WatchedPageFaults {
  const changed = createEmitter();
  const said = (faults: readonly PageFault[]) => (say ? faults.map((fault) => say(fault, store.getPage())) : faults);
  let fromServer = said(initial);
  let own = new Map<string, OwnFinding>();
  let all = sortFaults(store, fromServer);
  let counts = countByModule(all);
  let waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    const next = sortFaults(store, mergeFaults(store, fromServer, own));
    if (isSameList(next, all)) return;
    all = next;
    counts = countByModule(next);
    changed.emit();
  };

  const lookAt = async (id: string) => {
    const placed = store.getPlaced(id);
    if (!placed) return;
    const revision = store.getRevision();
    const faults = await check(placed).catch(() => undefined);
    // What was typed meanwhile is looked at by itself.
    if (!faults || store.getPlaced(id) !== placed) return;
    own.set(id, { revision, faults });
    update();
  };

  const sayAnew = () => {
    if (!say) return;
    const ids = new Set(fromServer.filter(isOfSettings).flatMap(({ placedModuleId }) => placedModuleId ?? []));
    for (const id of ids) if (!own.has(id)) void lookAt(id);
  };

  const onPatch = (patch: PagePatch | null) => {
    if (!patch) {
      own = new Map();
      return;
    }
    for (const id of changedModules(patch)) waiting.add(id);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const ids = waiting;
      waiting = new Set();
      update();
      for (const id of ids) void lookAt(id);
    }, CHECK_AFTER_MS);
  };

  return {
    getAll: () => all,
    getCounts: () => counts,
    subscribe: changed.subscribe,
    setServerFaults(faults, revision) {
      fromServer = said(faults);
      own = new Map([...own].filter(([, finding]) => finding.revision > revision));
      update();
      sayAnew();
    },
    start() {
      const unsubscribe = store.subscribePatches(onPatch);
      sayAnew();
      return () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
  };
}

const RULES_OF_SERVER: ReadonlySet<string> = new Set([
  'missing-reference',
  'file-type',
  'snippet-circle',
  'page-depth',
  'anchor-twice',
  'anchor-reserved',
]);

/** Whether a fault is one that the schema of its module alone cannot find. */
export const isOfServer = ({ rule }: Pick<PageFault, 'rule'>): boolean => RULES_OF_SERVER.has(rule);

/** Whether a fault lies in what a module is set to, and can be found by its schema alone. */
const isOfSettings = ({ path, rule, placedModuleId }: PageFault) =>
  !isOfServer({ rule }) && path.startsWith(`/containers/${placedModuleId}/settings`);

function mergeFaults(store: DocumentStore, fromServer: readonly PageFault[], own: ReadonlyMap<string, OwnFinding>) {
  const left = fromServer.filter((fault) => {
    const id = fault.placedModuleId;
    if (id === undefined) return true;
    return store.getPlaced(id) !== undefined && !(own.has(id) && isOfSettings(fault));
  });
  const found = [...own].flatMap(([id, { faults }]) => (store.getPlaced(id) ? faults : []));
  return [...left, ...found];
}

function sortFaults(store: DocumentStore, faults: readonly PageFault[]): readonly PageFault[] {
  if (faults.length === 0) return NONE;
  const order = new Map([...walkPage(store.getPage())].map(({ placed }, index) => [placed.id, index]));
  const placeOf = ({ placedModuleId }: PageFault) => (placedModuleId && order.get(placedModuleId)) ?? -1;
  return faults.toSorted((a, b) => Number(placeOf(a)) - Number(placeOf(b)));
}

function countByModule(faults: readonly PageFault[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { placedModuleId: id } of faults) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const isSameList = (a: readonly PageFault[], b: readonly PageFault[]) =>
  a.length === b.length &&
  a.every(({ path, rule, message }, index) => {
    const other = b[index];
    return path === other?.path && rule === other.rule && message === other.message;
  });

function changedModules(patch: PagePatch): string[] {
  return patch.flatMap((operation) => {
    if (operation.op === 'insert') return operation.subtree.map(({ id }) => id);
    return operation.op === 'page' ? [] : [operation.id];
  });
}
