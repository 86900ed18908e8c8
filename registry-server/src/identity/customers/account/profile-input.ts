import { parsePhone } from '@witryna/module-schemas/validation';
import type { FieldFault } from '../field-refused.ts';
import { type Given, readText } from '../text-input.ts';

/** What people tell of themselves, on the wire. */
export interface ProfileInput {
  readonly firstname?: Given<string>;
  readonly lastname?: Given<string>;
  readonly middlename?: Given<string>;
  readonly prefix?: Given<string>;
  readonly suffix?: Given<string>;
  readonly gender?: Given<number>;
  readonly telephone?: Given<string>;
  readonly date_of_birth?: Given<string>;
  readonly dob?: Given<string>;
  readonly taxvat?: Given<string>;
  /** Fields that the contract's own inputs lack, as clients send what they draw from `attributesForm`. */
  readonly custom_attributes?: Given<readonly Given<GivenAttribute>[]>;
}

interface GivenAttribute {
  readonly attribute_code: string;
  readonly value?: Given<string>;
}

/** The same as it is kept; what was not given is absent. */
export interface ProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly middleName?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly gender?: number | null;
  readonly phone?: string | null;
  readonly dateOfBirth?: string | null;
  readonly taxvat?: string | null;
}

export const NAME_LENGTH = 100;
export const TITLE_LENGTH = 40;
/** Numbers of the contract: male, female, not specified. */
export const GENDERS = [1, 2, 3];
const EARLIEST_BIRTH = '1900-01-01';

/** Reads a profile; an optional field that is null or empty is cleared, a name cannot be. */
export function readProfile(input: ProfileInput, today: string, faults: FieldFault[]): ProfileChange {
  const name = (path: 'firstname' | 'lastname') => {
    const text = readText(input[path], { path: `/${path}`, maxLength: NAME_LENGTH, isName: true }, faults);
    if (text === null && input[path] != null) faults.push({ path: `/${path}`, rule: 'required' });
    return text ?? undefined;
  };
  const optional = (path: 'middlename' | 'prefix' | 'suffix' | 'taxvat', maxLength: number) =>
    input[path] === undefined
      ? undefined
      : readText(input[path], { path: `/${path}`, maxLength, isName: true }, faults);
  const birth = input.date_of_birth === undefined ? input.dob : input.date_of_birth;

  return withoutUndefined({
    firstName: name('firstname'),
    lastName: name('lastname'),
    middleName: optional('middlename', NAME_LENGTH),
    prefix: optional('prefix', TITLE_LENGTH),
    suffix: optional('suffix', TITLE_LENGTH),
    taxvat: optional('taxvat', TITLE_LENGTH),
    gender: readGender(input.gender, faults),
    phone: readPhone(input.telephone === undefined ? customAttribute(input, 'telephone') : input.telephone, faults),
    dateOfBirth: readDate(birth, today, faults),
  });
}

/** The value of an attribute that is told by its code; undefined when nothing is said of it. */
function customAttribute({ custom_attributes: given }: ProfileInput, code: string): Given<string> {
  return given?.find((attribute) => attribute?.attribute_code === code)?.value;
}

function readGender(given: Given<number>, faults: FieldFault[]): number | null | undefined {
  if (given != null && !GENDERS.includes(given)) faults.push({ path: '/gender', rule: 'choice' });
  return given;
}

function readPhone(given: Given<string>, faults: FieldFault[]): string | null | undefined {
  if (given == null || given.trim() === '') return given === undefined ? undefined : null;
  const phone = parsePhone(given);
  if (phone === undefined) faults.push({ path: '/telephone', rule: 'phone' });
  return phone;
}

function readDate(given: Given<string>, today: string, faults: FieldFault[]): string | null | undefined {
  if (given == null || given === '') return given === undefined ? undefined : null;
  if (isDay(given) && given >= EARLIEST_BIRTH && given <= today) return given;
  faults.push({ path: '/date_of_birth', rule: 'date' });
  return undefined;
}

/** True for a day that there is: no 31st of February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
