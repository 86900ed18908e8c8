/** A place where work waits until a test lets it go on. */
export function aGate() {
  const arrival = Promise.withResolvers<void>();
  const opening = Promise.withResolvers<void>();
  return {
    /** Resolves as soon as something waits here. */
    arrived: arrival.promise,
    open: () => opening.resolve(),
    async pass(): Promise<void> {
      arrival.resolve();
      await opening.promise;
    },
  };
}
