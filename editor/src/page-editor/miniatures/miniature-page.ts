import { DRIVERS, moduleExamples, type PageDocument, pageOfExamples } from '@witryna/module-schemas';

/**
 * A page with one example of every module, each placed under the name of its driver. It is the page of a product:
 * there the shop gives one to look at, which the modules of such pages show.
 */
export function miniaturePage(theme: PageDocument['theme']): PageDocument {
  const examples = DRIVERS.map((driver) => ({ id: driver, driver, settings: moduleExamples[driver].typical }));
  return { ...pageOfExamples('', examples), type: 'product', theme };
}
