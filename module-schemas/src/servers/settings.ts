import { trimSignAtEnd } from '../shared/trim-sign.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable of the environment that a server cannot work with; the message names it, and is all that a person needs. */
export class SettingInvalid extends Error {
  override readonly name = 'SettingInvalid';
}

const MOST_PORTS = 65_535;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * A number of at least 0, or `fallback` where the variable is not set.
 *
 * @throws SettingInvalid
 */
export function readNumber(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new SettingInvalid(`${name} is not a number: ${text}`);
  return value;
}

/**
 * The same where zero would stop the shop: a time in which nothing is answered, a size that nothing has.
 *
 * @throws SettingInvalid
 */
export function readPositiveNumber(env: Environment, name: string, fallback: number): number {
  const value = readNumber(env, name, fallback);
  if (value === 0)
    throw new SettingInvalid(`${name} is 0, with which nothing would work: leave it out for ${fallback}`);
  return value;
}

/**
 * A port, or `fallback` where the variable is not set.
 *
 * @throws SettingInvalid
 */
export function readPort(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > MOST_PORTS) {
    throw new SettingInvalid(`${name} is not a port: ${text}`);
  }
  return port;
}

/**
 * An address of http or https as the variable has it, without a slash at its end.
 *
 * @throws SettingInvalid
 */
export function readHttpAddress(text: string, name: string): string {
  if (!URL.canParse(text) || !['http:', 'https:'].includes(new URL(text).protocol)) {
    throw new SettingInvalid(`${name} is not an address that begins with http:// or https://: ${text}`);
  }
  return trimSignAtEnd(text, '/');
}

/**
 * A level of the log, or `fallback` where `LOG_LEVEL` is not set.
 *
 * @throws SettingInvalid
 */
export function readLogLevel({ LOG_LEVEL: level }: Environment, fallback: string): string {
  if (!level) return fallback;
  if (!LOG_LEVELS.includes(level)) {
    throw new SettingInvalid(`LOG_LEVEL is ${level}: set it to one of ${LOG_LEVELS.join(', ')}`);
  }
  return level;
}
