import { parsePhone } from '@witryna/module-schemas/validation';
import { section as sectionStyles, useSaving } from '../account/index.ts';
import { checkAddressField } from '../address-form/index.ts';
import { phoneInThrees } from '../forms/phone-number.ts';
import { TextField } from '../forms/text-field.tsx';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import styles from './account-newsletter.module.css';
import { Act, DecisionForm, type DecisionProps, DecisionSection, Refusal, useDecision } from './decision.tsx';

const PATH = '/sms';

/** Text messages: agreed to with a number, and withdrawn, apart from the newsletter. */
export function SmsSection({ site, shop, customer, texts, state, onChanged }: DecisionProps) {
  const saving = useSaving(site.language);
  const { said, decide } = useDecision(saving, shop, onChanged);
  const fieldTexts = areaTextsOf(site.language, 'shop').checkout;

  const grant = (values: FormData) => {
    const typed = String(values.get('phone') ?? '');
    const phone = parsePhone(typed) ?? typed;
    return decide(
      { method: 'PUT', path: PATH, body: { isGranted: true, phone } },
      { phone: checkAddressField('phone', typed, fieldTexts) },
      () => texts.smsGranted,
    );
  };
  const withdraw = () =>
    void decide({ method: 'PUT', path: PATH, body: { isGranted: false } }, {}, () => texts.smsWithdrawn);

  return (
    <DecisionSection title={texts.sms} said={said}>
      {state.smsPromotion ? (
        <>
          <p className={styles.state}>
            {state.phoneEnding ? fillIn(texts.smsOnEnding, { digits: state.phoneEnding }) : texts.smsOn}
          </p>
          <Refusal saving={saving} />
          <Act label={texts.smsWithdraw} isSending={saving.isSending} onPress={withdraw} />
        </>
      ) : (
        <>
          <p className={styles.state}>{texts.smsOff}</p>
          <p className={sectionStyles.quiet}>{texts.smsInfo}</p>
          <DecisionForm saving={saving} label={texts.smsGrant} sendingLabel={texts.saving} onSend={grant}>
            <TextField
              name="phone"
              label={fieldTexts.phone}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              required
              defaultValue={phoneInThrees(customer.phone)}
              error={saving.faults.phone}
            />
          </DecisionForm>
        </>
      )}
    </DecisionSection>
  );
}
