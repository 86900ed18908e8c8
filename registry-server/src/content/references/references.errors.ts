import { AppError } from '../../errors.ts';
import type { Usages } from './references.ts';

/** What is to be deleted or moved is shown somewhere. */
export class ContentInUse extends AppError {
  constructor(usages: Usages) {
    const { total, items, sites, catalogue, catalogueTotal } = usages;
    super(409, 'content-in-use', {
      count: total + sites.length + catalogueTotal,
      items,
      sites,
      catalogue,
      catalogueTotal,
    });
  }
}
