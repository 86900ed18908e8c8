/** Sorted at once without being felt by those who wait. */
const RUN = 2_048;

/** Gives way to whoever waits, when it is time. */
export type Pause = () => Promise<void> | undefined;

/** Sorts numbers by a rule without holding the process up: `pause` is offered between the steps. */
export async function sortInSteps(
  items: Uint32Array,
  compare: (one: number, other: number) => number,
  pause: Pause,
): Promise<Uint32Array> {
  for (let start = 0; start < items.length; start += RUN) {
    items.subarray(start, start + RUN).sort(compare);
    await pause();
  }
  let from: Uint32Array = items;
  let to: Uint32Array = new Uint32Array(items.length);
  for (let run = RUN; run < items.length; run *= 2) {
    for (let start = 0; start < items.length; start += 2 * run) {
      await mergeRuns(
        from,
        to,
        { start, middle: Math.min(start + run, from.length), end: start + 2 * run },
        compare,
        pause,
      );
    }
    [from, to] = [to, from];
  }
  return from;
}

async function mergeRuns(
  from: Uint32Array,
  to: Uint32Array,
  bounds: { readonly start: number; readonly middle: number; readonly end: number },
  compare: (one: number, other: number) => number,
  pause: Pause,
): Promise<void> {
  const end = Math.min(bounds.end, from.length);
  let [left, right] = [bounds.start, bounds.middle];
  for (let at = bounds.start; at < end; at += 1) {
    const takesLeft =
      left < bounds.middle && (right >= end || compare(from[left] as number, from[right] as number) <= 0);
    to[at] = from[takesLeft ? left++ : right++] as number;
    if (at % RUN === 0) await pause();
  }
}
