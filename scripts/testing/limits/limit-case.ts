/** A request that must not hold the server. Each `%` of its body becomes a number of its own, so that no cache has it. */
export interface LimitCase {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Asked once, however dear: failures are counted, and those that come after many of them have to wait. */
  readonly isOnce?: boolean;
}
