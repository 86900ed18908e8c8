import { DEFAULT_THEME } from '../config.ts';

/** The class that a named theme adds to the root element; empty for the default one. */
export function themeClass(theme: string): string {
  return theme === DEFAULT_THEME ? '' : `theme-${theme}`;
}
