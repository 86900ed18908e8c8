import type { PageFault } from '@witryna/module-schemas';
import type { DeliverySettings } from './delivery-settings.ts';

/** What a schema cannot see: methods told twice, ranges that end before they begin. */
export function settingsFaults({ methods }: DeliverySettings): PageFault[] {
  const seen = new Set<string>();
  return methods.flatMap(({ methodCode, transitDays: { from, to } }, index) => {
    const path = `/settings/methods/${index}`;
    const isRepeated = seen.has(methodCode);
    seen.add(methodCode);
    return [
      ...(isRepeated
        ? [{ path: `${path}/methodCode`, rule: 'unique', message: `Dostawa „${methodCode}” jest podana dwa razy.` }]
        : []),
      ...(from > to
        ? [{ path: `${path}/transitDays/to`, rule: 'after-start', message: 'Koniec nie może być przed początkiem.' }]
        : []),
    ];
  });
}
