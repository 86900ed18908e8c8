import {
  COOKIE_CHOICE_WAYS,
  type CookieCategory,
  type CookieChoiceWay,
  type CookiePreferences,
} from '@witryna/module-schemas';
import { COOKIE_TEXT_VERSION } from '../config.ts';
import { storageKeys } from '../storage-keys.ts';

/** What a visitor allowed, as this browser keeps it. */
export interface CookieChoice {
  /** Names the choice at the shop, where its proof is. */
  readonly id: string;
  /** Random; the same for all choices of this browser. */
  readonly visitor: string;
  /** Which wording was answered. */
  readonly version: string;
  readonly way: CookieChoiceWay;
  readonly preferences: CookiePreferences;
  /** ISO 8601. */
  readonly decidedAt: string;
  /** Whether the shop has the proof. */
  readonly isRecorded: boolean;
}

export const NOTHING_ALLOWED: CookiePreferences = { functional: false, analytics: false, marketing: false };
export const ALL_ALLOWED: CookiePreferences = { functional: true, analytics: true, marketing: true };

/** The visitor's choice; undefined where none was made yet, or none of the present wording. */
export function currentChoice(): CookieChoice | undefined {
  const choice = storedChoice();
  return choice?.version === COOKIE_TEXT_VERSION ? choice : undefined;
}

/** Whether the visitor allows a category: no, until it was asked for. */
export function allowsCookies(category: CookieCategory): boolean {
  return currentChoice()?.preferences[category] === true;
}

/** The last choice, of whatever wording; one that somebody has changed counts as none. */
export function storedChoice(): CookieChoice | undefined {
  return choiceIn(() => localStorage) ?? choiceIn(() => sessionStorage);
}

/**
 * Keeps a choice. Where nothing can be kept beyond this visit nothing is allowed, and nothing is asked again until it
 * ends. Says whether it is kept.
 */
export function keepChoice(choice: CookieChoice): boolean {
  if (write(() => localStorage, choice)) return true;
  write(() => sessionStorage, { ...choice, preferences: NOTHING_ALLOWED });
  return false;
}

function write(storage: () => Storage, choice: CookieChoice): boolean {
  try {
    storage().setItem(storageKeys.cookieConsent, JSON.stringify(choice));
    return true;
  } catch {
    // Full or refused.
    return false;
  }
}

function choiceIn(storage: () => Storage): CookieChoice | undefined {
  try {
    return toChoice(JSON.parse(storage().getItem(storageKeys.cookieConsent) ?? 'null'));
  } catch {
    // Storage is refused, or what lies there is no choice of ours.
    return undefined;
  }
}

function toChoice(value: Partial<CookieChoice> | null): CookieChoice | undefined {
  const { id, visitor, version, way, preferences, decidedAt, isRecorded } = value ?? {};
  if (!isName(id) || !isName(visitor) || !isName(version) || !isName(decidedAt)) return undefined;
  if (!way || !COOKIE_CHOICE_WAYS.includes(way) || typeof preferences !== 'object') return undefined;
  const of = (category: CookieCategory) => preferences[category] === true;
  const allowed = { functional: of('functional'), analytics: of('analytics'), marketing: of('marketing') };
  return { id, visitor, version, way, preferences: allowed, decidedAt, isRecorded: isRecorded === true };
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 64;
