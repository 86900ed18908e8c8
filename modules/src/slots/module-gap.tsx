import { useEffect } from 'react';

/** A page names a module that this version does not have. */
export class UnknownModule extends Error {
  readonly driver: string;

  constructor(driver: string) {
    super(`Missing module: ${driver}`);
    this.driver = driver;
  }
}

interface MissingModuleProps {
  readonly driver: string;
  readonly isShown: boolean;
  readonly onError: (driver: string, error: unknown) => void;
}

/** The place of a module that nobody knows: named for editors, nothing for shoppers, reported for both. */
export function MissingModule({ driver, isShown, onError }: MissingModuleProps) {
  // Effects do not run on the server, where the log is that matters most.
  if (typeof window === 'undefined') onError(driver, new UnknownModule(driver));
  useEffect(() => onError(driver, new UnknownModule(driver)), [driver, onError]);
  return isShown ? <ModuleGap>{`Missing module: ${driver}`}</ModuleGap> : null;
}

export function ModuleGap({ children }: { readonly children: string }) {
  return <p className="module-gap">{children}</p>;
}
