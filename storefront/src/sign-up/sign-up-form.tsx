import type { SiteDetails } from '@witryna/module-schemas';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { createShopClient } from '../api/shop-client.ts';
import { customerOf } from '../customer/index.ts';
import { EmailField } from '../forms/email-field.tsx';
import { type Fault, FaultSummary, isFormFaulty } from '../forms/fault-summary.tsx';
import { hidePasswords } from '../forms/hide-passwords.ts';
import { phoneInThrees } from '../forms/phone-number.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useFaultTitle } from '../forms/use-fault-title.ts';
import { commonTextsOf } from '../i18n/screen-texts.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import type { SignInTexts } from '../i18n/sign-in.pl.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { signUpTextsOf } from '../i18n/sign-up-texts.ts';
import { NewPasswordFields, newPasswordFaults, readNewPassword } from '../passwords/index.ts';
import { useSlowness } from '../sign-in/index.ts';
import { TermsConsent } from './account-consents.tsx';
import { BirthFields } from './birth-fields.tsx';
import { checkPart, checkSignUp, type SignUpFaults, type SignUpPart } from './check-sign-up.ts';
import { More, Question } from './form-parts.tsx';
import own from './sign-up.module.css';
import { createSignUp, type SignUpOutcome } from './sign-up.ts';
import { ADDRESS_FIELDS, BIRTH_FIELDS, readSignUp } from './sign-up-values.ts';

/** What became of a new account. */
export interface SignedUp {
  readonly email: string;
  readonly outcome: Extract<SignUpOutcome['kind'], 'signed-in' | 'unconfirmed' | 'created'>;
  /** It asked for the newsletter, which is confirmed by a mail. */
  readonly wantsNewsletter: boolean;
  /** Its address could not be saved. */
  readonly isAddressMissing: boolean;
}

interface SignUpFormProps {
  readonly site: SiteDetails;
  /** What was typed where somebody wanted to sign in. */
  readonly initialEmail?: string;
  /** Another form stands in its place for now. */
  readonly isHidden?: boolean;
  /** Told while it is under way what may end with somebody being signed in. */
  readonly onSending?: ((isSending: boolean) => void) | undefined;
  readonly onSignedUp: (account: SignedUp) => void;
  /** Somebody whose e-mail has an account would rather sign in. */
  readonly onSignIn: (email: string) => void;
}

/** What the shop said of an attempt, beside what can be seen without it. */
interface Refused {
  readonly attempt: number;
  readonly faults: readonly Fault[];
  readonly password?: string | undefined;
  readonly isTaken: boolean;
}

/** Parts that stand above the password. */
const BEFORE_PASSWORD: ReadonlySet<string> = new Set<SignUpPart>(['email', 'firstName', 'lastName']);
const NOTHING_REFUSED: Refused = { attempt: 0, faults: [], isTaken: false };

/**
 * A new account. The browser holds what is typed, since password managers fill fields without a key being pressed;
 * nothing that was typed is ever emptied.
 */
export function SignUpForm(props: SignUpFormProps) {
  const { site, initialEmail = '', isHidden = false, onSending, onSignedUp, onSignIn } = props;
  const { language } = site;
  const texts = signUpTextsOf(language);
  const signIn = signInTextsOf(language);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const signUp = useMemo(
    () =>
      createSignUp({ shop: createShopClient(site), customer: customerOf(site), texts: shopActionTextsOf(language) }),
    [site, language],
  );
  const [faults, setFaults] = useState<SignUpFaults>({});
  const [isChecked, setChecked] = useState(false);
  const [passwordFaults, setPasswordFaults] = useState<readonly Fault[]>([]);
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [isSending, setSending] = useState(false);
  const isSlow = useSlowness(isSending);
  const isRunning = useRef(false);

  const idOf = (name: string) => `${formId}${name}`;
  const locale = () => ({ texts, language, today: new Date() });
  const check = (part: SignUpPart) => (form.current ? checkPart(part, readSignUp(form.current), locale()) : undefined);
  const faultsOf = (isBeforePassword: boolean): readonly Fault[] =>
    Object.entries(faults).flatMap(([part, message]) =>
      message && BEFORE_PASSWORD.has(part) === isBeforePassword
        ? [{ fieldId: idOf(part), message: withName(part, message) }]
        : [],
    );
  // In the order of the form.
  const summary = [...faultsOf(true), ...passwordFaults, ...faultsOf(false), ...refused.faults];
  useFaultTitle(!isHidden && refused.attempt > 0 && isFormFaulty(summary), texts.faultTitle);

  /** Of which field it is, where the sentence itself says nothing of it. */
  function withName(part: string, message: string): string {
    const names: Readonly<Record<string, unknown>> = { ...texts, ...signInNames(signIn) };
    const name = names[part];
    return message === texts.fieldEmpty && typeof name === 'string' ? `${name}: ${message}` : message;
  }

  /** A field is checked when it is left with something in it; what is empty is told when the form is sent. */
  function onLeave(part: SignUpPart, typed: string) {
    if (typed.trim() === '') return;
    setFaults((known) => ({ ...known, [part]: check(part) }));
  }

  /** A fault goes away as soon as the field is right. */
  function onType({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const part = partOf(target);
    if (part === 'email') setRefused((known) => ({ ...known, isTaken: false }));
    setFaults((known) => {
      const mended = togetherWith(part).filter((each) => known[each] && check(each) === undefined);
      return mended.length === 0
        ? known
        : Object.fromEntries(Object.entries(known).filter(([each]) => !isIn(mended, each)));
    });
    setPasswordFaults((known) => (known.length === 0 ? known : passwordFaultsOf(currentTarget)));
  }

  function passwordFaultsOf(element: HTMLFormElement): readonly Fault[] {
    const { password, repeat } = newPasswordFaults(readNewPassword(element), language);
    return [
      ...(password ? [{ fieldId: idOf('password'), message: withName('password', password) }] : []),
      ...(repeat ? [{ fieldId: idOf('repeat'), message: withName('repeat', repeat) }] : []),
    ];
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (isRunning.current) return;
    const { currentTarget } = event;
    const values = readSignUp(currentTarget);
    const found = checkSignUp(values, locale());
    const ofPassword = passwordFaultsOf(currentTarget);
    setFaults(found);
    setPasswordFaults(ofPassword);
    setChecked(true);
    setRefused(({ attempt }) => ({ ...NOTHING_REFUSED, attempt: attempt + 1 }));
    if (ofPassword.length > 0 || Object.keys(found).length > 0) return;
    hidePasswords(currentTarget);
    isRunning.current = true;
    setSending(true);
    onSending?.(true);
    const outcome = await signUp(values, readNewPassword(currentTarget).password);
    isRunning.current = false;
    setSending(false);
    if (outcome.kind !== 'signed-in') onSending?.(false);
    if (outcome.kind === 'taken' || outcome.kind === 'refused') return tell(outcome);
    onSignedUp({
      email: values.email,
      outcome: outcome.kind,
      wantsNewsletter: values.newsletter,
      isAddressMissing: outcome.kind === 'signed-in' && outcome.isAddressMissing,
    });
  }

  /** What the shop refuses stands at its field too. */
  function tell(outcome: Extract<SignUpOutcome, { readonly kind: 'taken' | 'refused' }>) {
    const isTaken = outcome.kind === 'taken';
    const refusals = isTaken ? [{ part: 'email' as const, message: texts.emailTaken }] : outcome.refusals;
    const ofFields = refusals.flatMap(({ part, message }) =>
      part === undefined || part === 'password' ? [] : [[part, message] as const],
    );
    const password = refusals.find(({ part }) => part === 'password')?.message;
    setFaults(Object.fromEntries(ofFields));
    setRefused(({ attempt }) => ({
      attempt: attempt + 1,
      isTaken,
      password,
      faults: refusals.flatMap(({ part, message, isOutside = false }): readonly Fault[] => {
        if (part === undefined) return [{ message, isOutside }];
        return part === 'password' ? [{ fieldId: idOf('password'), message }] : [];
      }),
    }));
  }

  const field = (part: Exclude<SignUpPart, 'birth' | 'terms'>) => ({
    id: idOf(part),
    name: part,
    error: faults[part],
    onBlur: ({ target }: { readonly target: HTMLInputElement }) => {
      if (part === 'phone') target.value = phoneInThrees(target.value);
      onLeave(part, target.value);
    },
  });

  return (
    <form className={own.form} method="dialog" noValidate ref={form} onSubmit={onSubmit} onInput={onType}>
      <FaultSummary title={texts.faults} attempt={refused.attempt} faults={refused.attempt > 0 ? summary : []} />
      <EmailField
        {...field('email')}
        texts={commonTextsOf(language)}
        label={signIn.email}
        required
        defaultValue={initialEmail}
      >
        {refused.isTaken && (
          <Question
            text={texts.emailTakenHelp}
            act={texts.emailTakenAct}
            onAct={() => onSignIn(emailIn(form.current))}
          />
        )}
      </EmailField>
      <div className={own.pair}>
        <TextField {...field('firstName')} label={texts.firstName} autoComplete="given-name" required />
        <TextField {...field('lastName')} label={texts.lastName} autoComplete="family-name" required />
      </div>
      <NewPasswordFields language={language} idPrefix={formId} isChecked={isChecked} error={refused.password} />
      <More label={texts.more} isOpen={OPTIONAL.some((part) => faults[part])}>
        <TextField
          {...field('phone')}
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <BirthFields
          texts={texts}
          id={idOf('birth')}
          error={faults.birth}
          onLeave={() => onLeave('birth', form.current ? readSignUp(form.current).birthYear : '')}
        />
        <fieldset className={own.group}>
          <legend>{texts.address}</legend>
          <p>{texts.addressHint}</p>
          <TextField {...field('street')} label={texts.street} autoComplete="shipping address-line1" />
          <div className={own.codeAndTown}>
            <TextField
              {...field('postcode')}
              label={texts.postcode}
              inputMode="numeric"
              autoComplete="shipping postal-code"
            />
            <TextField {...field('city')} label={texts.city} autoComplete="shipping address-level2" />
          </div>
        </fieldset>
      </More>
      <TermsConsent site={site} id={idOf('terms')} error={faults.terms} />
      <label className={own.box}>
        <input type="checkbox" name="newsletter" />
        <span>{texts.newsletter}</span>
      </label>
      <SubmitButton
        label={texts.submit}
        isSending={isSending}
        sendingLabel={isSlow ? signIn.stillSending : signIn.sending}
      />
    </form>
  );
}

const signInNames = ({ email, password, repeat }: SignInTexts) => ({ email, password, repeat });

/** What nobody has to tell, and what is therefore folded. */
const OPTIONAL = ['phone', 'birth', 'street', 'postcode', 'city'] as const satisfies readonly SignUpPart[];

const emailIn = (form: HTMLFormElement | null) => (form ? readSignUp(form).email : '');

/** The part of the form that a field belongs to. */
function partOf(target: EventTarget): string {
  const name = target instanceof HTMLInputElement ? target.name : '';
  return isIn(BIRTH_FIELDS, name) ? 'birth' : name;
}

/** The parts that may be right or wrong by what is typed in one of them: an address needs all of it, and a phone. */
function togetherWith(part: string): readonly SignUpPart[] {
  return isIn(ADDRESS_FIELDS, part) ? [...ADDRESS_FIELDS, 'phone'] : [part as SignUpPart];
}

const isIn = (names: readonly string[], name: string) => names.includes(name);
