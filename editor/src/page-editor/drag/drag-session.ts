import type { Driver, PageDocument, SlotAddress } from '@witryna/module-schemas';
import { describeRefusal, describeTarget, nameOfPlaced, titleOfDriver } from '../describe/index.ts';
import {
  type Carried,
  canAcceptModule,
  type DocumentStore,
  type DropTarget,
  type Edit,
  END_OF_PAGE,
  isSameTarget,
  isWhereItIs,
  listSlots,
  listTargets,
  moveModule,
  newModule,
  pasteModule,
  placeModule,
  type Subtree,
  slotKey,
} from '../document/index.ts';
import { createObservable, type Observable } from '../observable/observable.ts';
import { pageEditor } from '../page-editor.pl.ts';
import type { Point } from '../preview/index.ts';

/** What is dragged: a new module of the palette, a saved section of it, or a module that is on the page. */
export type DragSource =
  | { readonly kind: 'new'; readonly driver: Driver }
  /** A copy of it is put down, under new ids. */
  | { readonly kind: 'section'; readonly name: string; readonly subtree: Subtree }
  | { readonly kind: 'placed'; readonly id: string };

/** Something that modules can be dropped on: the canvas, the outline. Points are of the window. */
export interface DropSurface {
  readonly contains: (point: Point) => boolean;
  readonly targetAt: (point: Point) => DropTarget | undefined;
  /** The slot that a point lies in, whether it takes what is carried or not. */
  readonly slotAt?: (point: Point) => SlotAddress | undefined;
  /** Called for every frame that the pointer is over it: scrolls at its edges. */
  readonly scrollAt: (point: Point) => void;
}

/** A drag as it goes on; `keyboard` goes through `targets` one by one. */
export interface DragState {
  readonly by: 'pointer' | 'keyboard';
  readonly source: DragSource;
  readonly driver: string;
  readonly name: string;
  /** Keys of the slots that take it. */
  readonly accepting: ReadonlySet<string>;
  readonly targets: readonly DropTarget[];
}

export interface DragSession {
  readonly state: Observable<DragState | null>;
  /** The target that is painted, and at which the drop will happen. */
  readonly target: Observable<DropTarget | undefined>;
  /** Where the pointer is, told once a frame. */
  readonly pointer: Observable<Point | undefined>;
  readonly addSurface: (surface: DropSurface) => () => void;
  readonly accepts: (address: SlotAddress) => boolean;
  readonly start: (source: DragSource) => void;
  /** Begins at `at`, or at the first place that takes it; false when there is none. */
  readonly startByKeyboard: (source: DragSource, at: DropTarget | undefined) => boolean;
  readonly pointAt: (point: Point) => void;
  /** Goes so many places on by keyboard. */
  readonly step: (by: number) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** One drag at a time, whatever it comes from and wherever it goes. */
export function createDragSession(
  store: DocumentStore,
  announce: (sentence: string) => void,
  refuse: (sentence: string) => void = announce,
): DragSession {
  const state = createObservable<DragState | null>(null);
  const target = createObservable<DropTarget | undefined>(undefined, isSameTarget);
  const surfaces = new Set<DropSurface>();
  let fresh: Subtree | undefined;
  const pointer = createObservable<Point | undefined>(undefined);
  let point: Point | undefined;
  let frame = 0;

  const follow = () => {
    frame = requestAnimationFrame(follow);
    if (!point) return;
    const at = point;
    pointer.set(at);
    const surface = [...surfaces].find((candidate) => candidate.contains(at));
    surface?.scrollAt(at);
    target.set(surface?.targetAt(at));
  };

  const lift = (source: DragSource, by: DragState['by']): DragState | undefined => {
    fresh = freshOf(source);
    const placed = source.kind === 'placed' ? store.getPlaced(source.id) : fresh?.[0];
    if (!placed) return undefined;
    const page = store.getPage();
    const carried: Carried = fresh ? { subtree: fresh } : { id: placed.id };
    const slots = listSlots(page).filter((slot) => canAcceptModule(page, carried, slot));
    const name = source.kind === 'placed' ? nameOfPlaced(placed) : nameOfFresh(source);
    const targets = by === 'keyboard' ? listTargets(page, carried) : [];
    return { by, source, driver: placed.driver, name, targets, accepting: new Set(slots.map(slotKey)) };
  };

  const carriedBy = (source: DragSource): Carried =>
    source.kind === 'placed' ? { id: source.id } : { subtree: fresh ?? subtreeOfFresh(source) };

  /** Why the slot under the pointer does not take what is carried; undefined when there is none. */
  const whyNotAt = (source: DragSource): string | undefined => {
    const at = point;
    const slot = at && [...surfaces].find((candidate) => candidate.contains(at))?.slotAt?.(at);
    return slot && describeRefusal(store.getPage(), carriedBy(source), slot);
  };

  const end = () => {
    cancelAnimationFrame(frame);
    point = undefined;
    pointer.set(undefined);
    state.set(null);
    target.set(undefined);
  };

  const cancel = () => {
    const current = state.get();
    end();
    if (current)
      announce(
        current.source.kind === 'placed' ? pageEditor.said.cancelled(current.name) : pageEditor.said.cancelledNew,
      );
  };

  return {
    state,
    target,
    pointer,
    cancel,
    accepts: (address) => state.get()?.accepting.has(slotKey(address)) ?? false,

    addSurface(surface) {
      surfaces.add(surface);
      return () => surfaces.delete(surface);
    },

    start(source) {
      end();
      const lifted = lift(source, 'pointer');
      if (!lifted) return;
      state.set(lifted);
      announce(SENTENCES[source.kind].lifted(lifted.name));
      frame = requestAnimationFrame(follow);
    },

    startByKeyboard(source, at) {
      end();
      const lifted = lift(source, 'keyboard');
      const first = lifted?.targets.find((candidate) => isSameTarget(candidate, at)) ?? lifted?.targets[0];
      if (!lifted || !first) {
        if (lifted)
          refuse(
            describeRefusal(store.getPage(), carriedBy(source), END_OF_PAGE) ??
              SENTENCES[source.kind].noPlace(lifted.name),
          );
        return false;
      }
      state.set(lifted);
      target.set(first);
      announce(SENTENCES[source.kind].lifted(lifted.name));
      return true;
    },

    pointAt(next) {
      point = next;
    },

    step(by) {
      const targets = state.get()?.targets ?? [];
      const at = targets.findIndex((candidate) => isSameTarget(candidate, target.get()));
      target.set(targets[Math.max(0, Math.min(targets.length - 1, at + by))]);
    },

    drop() {
      const current = state.get();
      const goal = target.get();
      if (!current || !goal) {
        const reason = current ? whyNotAt(current.source) : undefined;
        if (reason === undefined) cancel();
        else {
          end();
          refuse(reason);
        }
        return;
      }
      end();
      const page = store.getPage();
      const { source, name } = current;
      const place = describeTarget(page, goal, source.kind === 'placed' ? source.id : undefined);
      if (source.kind === 'placed' && isWhereItIs(page, source.id, goal)) {
        announce(pageEditor.said.unmoved(name));
        return;
      }
      const isDone = store.dispatch(editOf(page, source, goal));
      announce(isDone ? SENTENCES[source.kind].put(name, place) : pageEditor.said.nowhere);
    },
  };

  function editOf(page: PageDocument, source: DragSource, goal: DropTarget): Edit | undefined {
    switch (source.kind) {
      case 'placed':
        return moveModule(page, source.id, goal);
      case 'section':
        return pasteModule(page, source.subtree, goal);
      case 'new':
        return fresh && placeModule(page, fresh[0], goal);
    }
  }
}

type FreshSource = Exclude<DragSource, { readonly kind: 'placed' }>;

/** What is new to the page; undefined for what is on it. */
const freshOf = (source: DragSource): Subtree | undefined =>
  source.kind === 'placed' ? undefined : subtreeOfFresh(source);

const subtreeOfFresh = (source: FreshSource): Subtree =>
  source.kind === 'new' ? [newModule(source.driver)] : source.subtree;

const nameOfFresh = (source: FreshSource): string =>
  source.kind === 'new' ? titleOfDriver(source.driver) : source.name;

interface Sentences {
  readonly lifted: (name: string) => string;
  readonly noPlace: (name: string) => string;
  readonly put: (name: string, place: string) => string;
}

const { said } = pageEditor;

/** What is said of each kind of thing that is carried. */
const SENTENCES: Readonly<Record<DragSource['kind'], Sentences>> = {
  new: { lifted: said.lifted, noPlace: said.noPlace, put: said.placed },
  section: { lifted: said.liftedSection, noPlace: said.noPlaceForSection, put: said.placedSection },
  placed: { lifted: said.lifted, noPlace: said.noPlace, put: said.moved },
};
