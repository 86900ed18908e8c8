import { type ReactNode, useId, useRef, useState } from 'react';
import { ADDRESS_FIELDS, AddressFields } from '../../address-form/index.ts';
import type { CustomerProfile } from '../../customer/index.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { type Fault, FaultSummary, isFormFaulty } from '../../forms/fault-summary.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useFaultTitle } from '../../forms/use-fault-title.ts';
import type { CheckoutTexts } from '../../i18n/checkout.pl.ts';
import { commonTextsOf } from '../../i18n/screen-texts.ts';
import type { CheckoutLocale } from '../checkout-locale.ts';
import { checkDetails, checkField, type DetailsFaults, NOTE_LENGTH } from './check-details.ts';
import styles from './details-form.module.css';
import {
  type Choice,
  type DetailsValues,
  EMPTY_DETAILS,
  fieldOfDelivery,
  type TextField as Name,
  TEXT_FIELDS,
} from './details-values.ts';
import { SavedAddresses } from './saved-addresses.tsx';

interface DetailsFormProps {
  readonly locale: CheckoutLocale;
  readonly initial: DetailsValues;
  /** A customer's e-mail is that of the account. */
  readonly accountEmail?: string | undefined;
  /** Of the customer's address book; one of them may be taken instead of typing. */
  readonly savedAddresses?: CustomerProfile['addresses'] | undefined;
  /** Fields of a new password, below the box that asks for an account. */
  readonly passwordFields?: ReactNode;
  /** What is wrong with the password; asked when the form is sent. */
  readonly passwordFaults?: (form: HTMLFormElement) => Promise<readonly Fault[]>;
  readonly onChange: (values: DetailsValues) => void;
  /** Sends it; gives sentences of what was refused. */
  readonly onSend: (values: DetailsValues) => Promise<readonly Fault[]>;
  /** Towns of a postal code. */
  readonly townsOf: (postcode: string) => Promise<readonly string[]>;
}

/** Whether the fields of a choice stand open. */
type Open = Readonly<Record<Choice, boolean>>;

/** The first step: who orders, where it goes, what the invoice says. The browser holds what is typed. */
export function DetailsForm(props: DetailsFormProps) {
  const { locale, initial, accountEmail, savedAddresses = [], passwordFields, passwordFaults } = props;
  const { onChange, onSend, townsOf } = props;
  const { language, texts } = locale;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState<Open>(initial);
  /** From then on what belongs to an account is there, folded or not. */
  const [hasAskedForAccount, setAskedForAccount] = useState(initial.wantsAccount);
  const [faults, setFaults] = useState<DetailsFaults>({});
  const [good, setGood] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [isSending, setSending] = useState(false);
  const [hasSavedAddress, setSavedAddress] = useState(initial.savedId !== '');

  const idOf = (name: string) => `${formId}${name}`;
  const values = () => readValues(form.current, accountEmail);
  const field = (name: Name) => ({
    name,
    id: idOf(name),
    defaultValue: initial[name],
    error: faults[name],
    isGood: good.has(name) && !faults[name],
  });

  const summary = refused.attempt > 0 ? [...namedFaults(faults, idOf, texts), ...refused.others] : [];
  useFaultTitle(isFormFaulty(summary), texts.faultTitle);

  function validate(name: Name, typed: string) {
    const fault = checkField(name, typed, texts);
    setFaults((known) => ({ ...known, [name]: fault }));
    setGood((known) => new Set(fault ? [...known].filter((each) => each !== name) : [...known, name]));
  }

  /** A field is checked when it is left with something in it; what is empty is told when the form is sent. */
  function onLeave(target: EventTarget) {
    const input = fieldOf(target);
    if (!input || input.value.trim() === '') return;
    validate(input.name, input.value);
  }

  /** A fault goes away as soon as the field is right. */
  function onType(target: EventTarget) {
    const input = fieldOf(target);
    if (!input) return;
    if (faults[input.name] && !checkField(input.name, input.value, texts)) validate(input.name, input.value);
  }

  async function send() {
    if (isSending) return;
    const given = values();
    const found = checkDetails(given, texts);
    setFaults(found);
    setSending(true);
    const ofPassword = (given.wantsAccount && form.current && (await passwordFaults?.(form.current))) || [];
    const tell = (others: readonly Fault[]) => setRefused(({ attempt }) => ({ attempt: attempt + 1, others }));
    tell(ofPassword);
    if (ofPassword.length > 0 || Object.keys(found).length > 0) return setSending(false);
    const refusals = await onSend(given);
    setSending(false);
    if (refusals.length > 0) tell(refusals);
  }

  const fold = (choice: Choice, label: string, content: ReactNode) => (
    <div className={styles.fold}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name={choice}
          defaultChecked={initial[choice]}
          aria-expanded={open[choice]}
          onChange={({ target }) => {
            setOpen((known) => ({ ...known, [choice]: target.checked }));
            if (choice === 'wantsAccount') setAskedForAccount(true);
            if (target.checked) focusFirstField(target);
          }}
        />
        <span>{label}</span>
      </label>
      {/* Kept while it is folded, so that nothing typed is lost. */}
      <div className={styles.folded} hidden={!open[choice]}>
        {content}
      </div>
    </div>
  );

  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onBlur={({ target }) => onLeave(target)}
      onInput={({ target }) => onType(target)}
      onChange={() => {
        const now = values();
        setSavedAddress(now.savedId !== '');
        onChange(now);
      }}
    >
      <FaultSummary title={texts.faults} attempt={refused.attempt} faults={summary} />
      {accountEmail === undefined && (
        <EmailField {...field('email')} texts={commonTextsOf(language)} label={texts.email} hint={texts.emailHint} />
      )}
      {savedAddresses.length > 0 && (
        <SavedAddresses addresses={savedAddresses} initialId={initial.savedId} texts={texts} />
      )}
      <div hidden={hasSavedAddress && !open.hasInvoice}>
        <AddressFields
          title={texts.yourAddress}
          texts={texts}
          field={field}
          section={open.isSentElsewhere ? 'billing' : 'shipping'}
          phoneHint={texts.phoneHint}
          townsOf={townsOf}
        />
      </div>
      <div className={styles.folds}>
        {fold(
          'hasInvoice',
          texts.wantsInvoice,
          <>
            <p className={styles.note}>{texts.invoiceHint}</p>
            <TextField
              {...field('invoiceNip')}
              label={texts.invoiceNip}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
            />
            <TextField {...field('invoiceCompany')} label={texts.invoiceCompany} autoComplete="billing organization" />
          </>,
        )}
        {fold(
          'isSentElsewhere',
          texts.deliverElsewhere,
          <AddressFields
            title={texts.deliveryAddress}
            texts={texts}
            field={(name) => field(fieldOfDelivery(name))}
            section="shipping"
            phoneHint={texts.phoneHint}
            townsOf={townsOf}
          />,
        )}
        {fold(
          'hasNote',
          texts.addNote,
          <div className={styles.field}>
            <label htmlFor={idOf('note')}>{texts.note}</label>
            <textarea
              id={idOf('note')}
              name="note"
              rows={3}
              maxLength={NOTE_LENGTH}
              defaultValue={initial.note}
              className={styles.textarea}
            />
          </div>,
        )}
        {passwordFields &&
          accountEmail === undefined &&
          fold('wantsAccount', texts.wantsAccount, hasAskedForAccount && passwordFields)}
      </div>
      <SubmitButton label={texts.toDelivery} isSending={isSending} sendingLabel={texts.sending} />
    </form>
  );
}

/** What the fields do not say themselves, after an attempt to send. */
const NOTHING_REFUSED: { readonly attempt: number; readonly others: readonly Fault[] } = { attempt: 0, others: [] };

/** The faults of fields with their names, in their order; one that is mended is gone. */
function namedFaults(faults: DetailsFaults, idOf: (name: string) => string, texts: CheckoutTexts): readonly Fault[] {
  return TEXT_FIELDS.flatMap((name) => {
    const fault = faults[name];
    return fault === undefined ? [] : [{ fieldId: idOf(name), message: `${labelOf(name, texts)}: ${fault}` }];
  });
}

/** The label of a field of either address. */
function labelOf(name: Name, texts: CheckoutTexts): string {
  const own = ADDRESS_FIELDS.find((each) => each === name || fieldOfDelivery(each) === name);
  if (own !== undefined) return texts[own];
  return name === 'email' || name === 'invoiceCompany' || name === 'invoiceNip' ? texts[name] : texts.note;
}

/** What the form holds now, whoever filled it in: managers of passwords press no keys. */
function readValues(form: HTMLFormElement | null, accountEmail: string | undefined): DetailsValues {
  if (!form) return EMPTY_DETAILS;
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    ...EMPTY_DETAILS,
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, text(name)])),
    ...(accountEmail !== undefined && { email: accountEmail }),
    hasInvoice: data.has('hasInvoice'),
    isSentElsewhere: data.has('isSentElsewhere'),
    hasNote: data.has('hasNote'),
    wantsAccount: data.has('wantsAccount'),
    savedId: text('savedId'),
  };
}

function fieldOf(target: EventTarget): (HTMLInputElement & { readonly name: Name }) | undefined {
  const isField = target instanceof HTMLInputElement && (TEXT_FIELDS as readonly string[]).includes(target.name);
  return isField ? (target as HTMLInputElement & { readonly name: Name }) : undefined;
}

/** Opening moves the focus into what was opened. */
function focusFirstField(box: HTMLElement) {
  const opened = box.closest(`.${styles.fold}`)?.querySelector<HTMLElement>(`.${styles.folded}`);
  // It is shown with the rendering that this press causes.
  requestAnimationFrame(() => opened?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true }));
}
