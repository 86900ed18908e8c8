import {
  isServiceEndpoint,
  isServiceKey,
  isServiceOrigin,
  SCRIPT_SERVICE_RULE,
  type ScriptService,
} from '@witryna/module-schemas';
import { FieldInvalid } from '../../http/field-invalid.ts';

type GivenServices = Readonly<Partial<Record<'marketing' | 'tags', Partial<ScriptService>>>>;

/** Refuses a script of another company that could not be loaded. @throws FieldInvalid */
export function requireSoundServices(services: GivenServices = {}): void {
  for (const name of ['marketing', 'tags'] as const) {
    const service = services[name];
    if (!service) continue;
    const { key = '', endpoint = '', origins = [] } = service;
    if (!isServiceKey(key)) refuse(name, 'key');
    if (!isServiceEndpoint(endpoint)) refuse(name, 'endpoint');
    if (!origins.every(isServiceOrigin)) refuse(name, 'origins');
  }
}

function refuse(service: string, field: string): never {
  throw new FieldInvalid(
    `/generalSettings/externalServices/${service}/${field}`,
    'script-service',
    SCRIPT_SERVICE_RULE,
  );
}
