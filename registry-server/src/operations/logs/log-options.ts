import type { FastifyServerOptions } from 'fastify';
import { hidePersonal } from './hide-personal.ts';
import { safeError } from './safe-error.ts';

/** Where lines go; each is a whole one. */
export interface LogTarget {
  write(line: string): void;
}

/** The log: JSON lines on standard output without personal data. */
export function logOptions(level: string, target: LogTarget = process.stdout): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    serializers: { err: (error) => safeError(error) },
    stream: { write: (line: string) => void target.write(hidePersonal(line)) },
  };
}
