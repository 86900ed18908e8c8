export { driversInApp, type HydratedPart, hydratedContainers, hydratedPart } from './hydrated-part.ts';
export type { ModuleHydration } from './module-hydration.ts';
