import type { PageFault } from '@witryna/module-schemas';
import type { PaymentSettings } from './payment-settings.ts';

/** What a schema cannot see: methods told twice, ranges that end before they begin. */
export function paymentSettingsFaults({ methods }: Pick<PaymentSettings, 'methods'>): PageFault[] {
  const seen = new Set<string>();
  return methods.flatMap(({ code, least, most }, index) => {
    const path = `/settings/methods/${index}`;
    const isRepeated = seen.has(code);
    seen.add(code);
    return [
      ...(isRepeated
        ? [{ path: `${path}/code`, rule: 'unique', message: `Płatność „${code}” jest podana dwa razy.` }]
        : []),
      ...(least > most
        ? [{ path: `${path}/most`, rule: 'after-start', message: 'Koniec zakresu nie może być przed początkiem.' }]
        : []),
    ];
  });
}
