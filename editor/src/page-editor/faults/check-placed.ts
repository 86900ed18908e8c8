import { isDriver, type PageFault, type PlacedModule } from '@witryna/module-schemas';
import { checkSettings, loadForm } from '../module-forms/index.ts';

/** The faults of one module's settings, by the validators of its form; undefined for a module that nobody knows. */
export async function checkPlaced({ id, driver, settings }: PlacedModule): Promise<readonly PageFault[] | undefined> {
  if (!isDriver(driver)) return undefined;
  const form = await loadForm(driver);
  return checkSettings(form, settings).map(({ path, rule, message }) => ({
    path: `/containers/${id}/settings${path}`,
    rule,
    message,
    placedModuleId: id,
  }));
}
