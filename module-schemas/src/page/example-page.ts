import { type Driver, findDefinition, isDriver } from '../driver.ts';
import { moduleExamples } from '../registry.gen.ts';
import { emptyPage, type PageDocument, type PlacedModule } from './page.ts';

/** One module as it looks with these settings. */
export interface ModuleExample {
  /** Of the placed module, unique on the page. */
  readonly id: string;
  readonly driver: Driver;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What stands in a slot that takes everything. */
const ANYTHING: readonly Driver[] = ['heading', 'text'];

/** How many of a kind stand in a slot that takes only that. */
const OF_A_KIND = 2;

/** What another of the same kind says beside the first. */
const SECOND: Partial<Record<Driver, Readonly<Record<string, unknown>>>> = {
  button: { label: 'Poznaj nas', appearance: 'secondary' },
};

/** A page of examples one below the other, with something in each of their slots. */
export function pageOfExamples(title: string, examples: readonly ModuleExample[]): PageDocument {
  const containers: Record<string, PlacedModule> = {};
  for (const { id, driver, settings } of examples) {
    const slots: Record<string, string[]> = {};
    for (const [slot, drivers] of slotContents(driver)) {
      slots[slot] = drivers.map((held, place) => {
        const heldId = `${id}-${slot}-${place}`;
        const second = place > 0 ? SECOND[held] : undefined;
        containers[heldId] = {
          id: heldId,
          driver: held,
          version: versionOf(held),
          settings: { ...moduleExamples[held].typical, ...second },
        };
        return heldId;
      });
    }
    containers[id] = { id, driver, version: versionOf(driver), settings, slots };
  }
  return {
    ...emptyPage('page', title),
    slots: { top: [], main: examples.map(({ id }) => id), bottom: [] },
    containers,
  };
}

/** The drivers on a page of one example. */
export function driversOfExample(driver: Driver): readonly Driver[] {
  // A snippet holds what it holds.
  const held = driver === 'snippet' ? ANYTHING : [];
  return [driver, ...held, ...slotContents(driver).flatMap(([, drivers]) => drivers)];
}

const versionOf = (driver: Driver) => findDefinition(driver)?.version ?? 1;

function slotContents(driver: Driver): readonly (readonly [string, readonly Driver[]])[] {
  return Object.entries(findDefinition(driver)?.slots ?? {}).map(([slot, { accepts, max = OF_A_KIND }]) => {
    const [kind] = (accepts ?? []).filter(isDriver);
    return [slot, kind ? Array.from({ length: Math.min(max, OF_A_KIND) }, () => kind) : ANYTHING] as const;
  });
}
