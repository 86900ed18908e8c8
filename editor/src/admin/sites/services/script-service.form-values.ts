import {
  isServiceEndpoint,
  isServiceKey,
  isServiceOrigin,
  MOST_ORIGINS,
  type ScriptService,
} from '@witryna/module-schemas';
import { t } from '../../../i18n/pl.ts';

/** A script of another company, as it stands in the form. */
export interface ScriptFormValues {
  readonly key: string;
  readonly endpoint: string;
  /** With spaces between them. */
  readonly origins: string;
  readonly hasOwnStyles: boolean;
}

export const NO_SCRIPT: ScriptFormValues = { key: '', endpoint: '', origins: '', hasOwnStyles: false };

export function scriptToFormValues(service: ScriptService | undefined): ScriptFormValues {
  const { key = '', endpoint = '', origins = [], hasOwnStyles = false } = service ?? {};
  return { key, endpoint, origins: origins.join(' '), hasOwnStyles };
}

/** What was typed, as the server takes it; undefined where neither key nor address is. */
export function scriptFromFormValues(typed: ScriptFormValues): ScriptService | undefined {
  const [key, endpoint, origins] = [typed.key.trim(), typed.endpoint.trim(), wordsOf(typed.origins)];
  if (key === '' && endpoint === '') return undefined;
  return { key, endpoint, ...(origins.length > 0 && { origins }), ...(typed.hasOwnStyles && { hasOwnStyles: true }) };
}

/** What is wrong with it before it is sent. */
export function checkScript(typed: ScriptFormValues): Partial<Record<keyof ScriptFormValues, readonly string[]>> {
  const service = scriptFromFormValues(typed);
  if (!service) return {};
  const { key, endpoint, origins = [] } = service;
  const words = t.sites.services;
  return {
    ...(!isServiceKey(key) && { key: [words.wrongKey] }),
    ...(!isServiceEndpoint(endpoint) && { endpoint: [words.wrongEndpoint] }),
    ...((!origins.every(isServiceOrigin) || origins.length > MOST_ORIGINS) && { origins: [words.wrongOrigins] }),
  };
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s/).filter((word) => word !== '');
}
