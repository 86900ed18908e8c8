/** A mutex with a first-in-first-out queue. */
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

  /** Passes the turn to the next caller. */
  pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
