import { ApiError } from '../api/api-error.ts';

/** Sentences by the JSON pointer of the field that they are about: `/percent`. */
export type Faults = Readonly<Record<string, readonly string[]>>;

/** What the server says of single fields; empty when its refusal is about none. */
export function faultsAtFields(error: unknown): Faults {
  if (!(error instanceof ApiError)) return {};
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('faults' in details) || !Array.isArray(details.faults))
    return {};
  const faults: Record<string, string[]> = {};
  for (const fault of details.faults)
    if (isFault(fault)) faults[fault.path] = [...(faults[fault.path] ?? []), fault.message];
  return faults;
}

/** Faults at fields that a form does not show: they are said above it, or nobody would learn of them. */
export function faultsElsewhere(faults: Faults, isShown: (path: string) => boolean): readonly string[] {
  return Object.entries(faults).flatMap(([path, sentences]) => (isShown(path) ? [] : sentences));
}

const isFault = (fault: unknown): fault is { readonly path: string; readonly message: string } =>
  typeof fault === 'object' &&
  fault !== null &&
  'path' in fault &&
  'message' in fault &&
  typeof fault.path === 'string' &&
  typeof fault.message === 'string';
