/** Does work for a key, or joins the work for it that is under way. */
export type Flights<T> = (key: string, start: () => Promise<T>) => Promise<T>;

interface Flight<T> {
  work: Promise<T> | undefined;
}

/**
 * A map that is filled and emptied all the time leaves its worn tables behind, each leading to the next one. Once
 * one of them is old, all that follow live until the whole heap is searched, and with them what they held: pages
 * with their answers. So they hold a flight each, which lets its work go when it has landed.
 */
export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, Flight<T>>();
  return (key, start) => {
    const running = flights.get(key)?.work;
    if (running) return running;
    const flight: Flight<T> = { work: undefined };
    const work = start().finally(() => {
      flight.work = undefined;
      flights.delete(key);
    });
    flight.work = work;
    flights.set(key, flight);
    return work;
  };
}
