// A file that prepares tests. A busy machine is slow, not wrong: what a test waits for may take longer than the second
// that `vi.waitFor` and `vi.waitUntil` give by default. They end tests that wait in vain, not tests that are slow.
import { vi } from 'vitest';

const PATIENCE_MS = 20_000;
const withPatience = <Options extends object>(given: number | Options | undefined) =>
  typeof given === 'number' ? given : Object.assign({ timeout: PATIENCE_MS }, given);

const { waitFor, waitUntil } = vi;
if (!('isPatient' in waitFor)) {
  vi.waitFor = Object.assign<typeof waitFor, { isPatient: true }>(
    (callback, options) => waitFor(callback, withPatience(options)),
    { isPatient: true },
  );
  vi.waitUntil = (callback, options) => waitUntil(callback, withPatience(options));
}
