import type { AfterOrderTexts } from './after-order.pl.ts';
import { areaTextsOf } from './areas/area-texts.ts';

export type { AfterOrderTexts } from './after-order.pl.ts';

/** What the pages after the order say on a site; languages without a catalogue read English. */
export const afterOrderTextsOf = (language: string): AfterOrderTexts => areaTextsOf(language, 'orders').afterOrder;
