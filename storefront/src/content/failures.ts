/** Codes of failures that no server answered. */
export const FAILURES = {
  unreachable: 'network',
  malformed: 'bad-answer',
  timeout: 'timeout',
  chunk: 'chunk-load',
} as const;
