export interface Due {
  readonly at: number;
  readonly slot: number;
}

/** DocumentTable that have something to do at an instant, soonest first: a binary heap. */
export class DueTimes {
  readonly #heap: Due[];

  constructor(heap: Due[] = []) {
    this.#heap = heap;
  }

  pack(): Due[] {
    return this.#heap;
  }

  /** The soonest instant. */
  get next(): number | undefined {
    return this.#heap[0]?.at;
  }

  add(at: number, slot: number): void {
    this.#heap.push({ at, slot });
    let child = this.#heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >>> 1;
      if (!this.#isSooner(child, parent)) return;
      this.#swap(child, parent);
      child = parent;
    }
  }

  /** Takes out whatever is due by now. */
  take(now: number): number[] {
    const due: number[] = [];
    while ((this.next ?? Number.POSITIVE_INFINITY) <= now) due.push(this.#takeFirst());
    return due;
  }

  #takeFirst(): number {
    const first = this.#heap[0] as Due;
    const last = this.#heap.pop() as Due;
    if (this.#heap.length > 0) {
      this.#heap[0] = last;
      this.#sink();
    }
    return first.slot;
  }

  #sink(): void {
    for (let parent = 0; ; ) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2];
      let soonest = parent;
      if (left < this.#heap.length && this.#isSooner(left, soonest)) soonest = left;
      if (right < this.#heap.length && this.#isSooner(right, soonest)) soonest = right;
      if (soonest === parent) return;
      this.#swap(parent, soonest);
      parent = soonest;
    }
  }

  #isSooner(one: number, other: number): boolean {
    return (this.#heap[one] as Due).at < (this.#heap[other] as Due).at;
  }

  #swap(one: number, other: number): void {
    const kept = this.#heap[one] as Due;
    this.#heap[one] = this.#heap[other] as Due;
    this.#heap[other] = kept;
  }
}
