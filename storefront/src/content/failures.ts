/** Codes of failures that no server answered. */
export const FAILURES = {
  unreachable: 'network',
  malformed: 'bad-answer',
  timeout: 'timeout',
  chunk: 'chunk-load',
  /** The app itself broke while it started or rendered. */
  app: 'app',
} as const;
