import type { ModuleDefinition } from './define-module.ts';
import { moduleDefinitions } from './registry.gen.ts';

/** The name of a module that this version knows. */
export type Driver = keyof typeof moduleDefinitions;

export const DRIVERS = Object.keys(moduleDefinitions) as readonly Driver[];

export function isDriver(name: string): name is Driver {
  return Object.hasOwn(moduleDefinitions, name);
}

/** The definition of a known module; undefined for any other name. */
export function findDefinition(driver: string): ModuleDefinition | undefined {
  return isDriver(driver) ? moduleDefinitions[driver] : undefined;
}
