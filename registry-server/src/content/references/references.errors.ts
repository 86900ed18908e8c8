import { AppError } from '../../errors.ts';
import type { Usages } from './references.ts';

/** What is to be deleted or moved is shown somewhere. */
export class ContentInUse extends AppError {
  constructor(usages: Usages) {
    const { total, items, sites, catalogue, catalogueTotal, sections, sectionsTotal } = usages;
    super(409, 'content-in-use', {
      count: total + sites.length + catalogueTotal + sectionsTotal,
      items,
      sites,
      catalogue,
      catalogueTotal,
      sections,
      sectionsTotal,
    });
  }
}
