/** Room for one query's calculation by slot. Queries run to their end one after another, so they share it. */
export class QueryBuffers {
  /** How many words of the phrase the slot has so far. */
  hits = new Uint8Array(0);
  score = new Uint16Array(0);
  /** Weight that the word at hand has given. */
  weight = new Uint8Array(0);
  /** 1 for what the list holds. */
  matched = new Uint8Array(0);
  /** Prices that are counted; as many as the counter says. */
  amounts = new Int32Array(0);

  /** Room for so many slots, all zero. */
  prepare(slots: number): void {
    if (this.hits.length >= slots) {
      for (const array of [this.hits, this.score, this.weight, this.matched]) array.fill(0, 0, slots);
      return;
    }
    const size = Math.ceil(slots * 1.25);
    this.hits = new Uint8Array(size);
    this.score = new Uint16Array(size);
    this.weight = new Uint8Array(size);
    this.matched = new Uint8Array(size);
    this.amounts = new Int32Array(size);
  }
}
