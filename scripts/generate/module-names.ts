/** `call-out` → `callOut`: what the schema of a module is called in code. */
export const schemaName = (driver: string): string =>
  driver.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `call-out` → `CallOut`: what the component of a module is called in code. */
export const componentName = (driver: string): string =>
  driver.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
