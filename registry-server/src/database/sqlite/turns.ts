/** Gives something that only one may have at a time to all who ask, in the order in which they ask. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  get areWaitedFor(): boolean {
    return this.#waiting.length > 0;
  }

  take(): Promise<void> {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return Promise.resolve();
  }

  /** The next one's turn. */
  pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
