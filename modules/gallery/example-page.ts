import {
  type Driver,
  emptyPage,
  fillWords,
  findDefinition,
  isDriver,
  moduleExamples,
  type PageDocument,
  type PlacedModule,
} from '@witryna/module-schemas';

/** What stands in a slot that takes everything. */
const ANYTHING: readonly Driver[] = ['heading', 'text'];

/** How many of a kind stand in a slot that takes only that. */
const OF_A_KIND = 2;

/** What another of the same kind says beside the first. */
const SECOND: Partial<Record<Driver, Readonly<Record<string, unknown>>>> = {
  button: { label: 'Poznaj nas', appearance: 'secondary' },
};

/** What the shop fills into texts. */
const WORDS = { freeDelivery: '99\u00a0zł' };

/** A page of one placed module, with something in each of its slots. */
export function pageOfExample(driver: Driver, settings: Readonly<Record<string, unknown>>): PageDocument {
  const containers: Record<string, PlacedModule> = {};
  const slots: Record<string, string[]> = {};
  for (const [slot, drivers] of slotContents(driver)) {
    slots[slot] = drivers.map((held, place) => {
      const id = `${slot}-${place}`;
      const second = place > 0 ? SECOND[held] : undefined;
      containers[id] = {
        id,
        driver: held,
        version: versionOf(held),
        settings: { ...moduleExamples[held].typical, ...second },
      };
      return id;
    });
  }
  containers.example = { id: 'example', driver, version: versionOf(driver), settings, slots };
  return fillWords(
    { ...emptyPage('page', driver), slots: { top: [], main: ['example'], bottom: [] }, containers },
    WORDS,
  );
}

/** The drivers on such a page. */
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
