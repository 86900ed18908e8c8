import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { section as styles, useSaving } from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { browserConfig } from '../config.ts';
import forms from '../forms/forms.module.css';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { BenefitsTexts } from '../i18n/areas/customer/benefits.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import text from '../ui/text-button.module.css';
import { UpdateLoyaltyDocument } from './account-benefits.gen.ts';
import own from './account-benefits.module.css';
import { type Program, type Standing, standingsOf, wishOf } from './programs.ts';

interface ProgramSectionProps {
  readonly program: Program;
  readonly standing: Standing;
  readonly shop: ShopClient;
  /** BCP 47. */
  readonly language: string;
  readonly texts: BenefitsTexts;
  /** Asks the shop anew. */
  readonly onChanged: () => Promise<void>;
}

/** One program, with the way in or out of it. */
export function ProgramSection({ program, standing, shop, language, texts, onChanged }: ProgramSectionProps) {
  const id = useId();
  const saving = useSaving(language);
  const message = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const { name, about, joined } = texts.programs[program];

  async function wish(wants: boolean) {
    setSaid('');
    const answered = await saving.save({}, () => shop.query(UpdateLoyaltyDocument, wishOf(program, wants)));
    const customer = answered?.updateLoyalty?.customer;
    if (!customer) return;
    await onChanged();
    const sentence = { none: texts.left, waiting: texts.asked, member: texts.joinedNow, refused: texts.refused };
    flushSync(() => setSaid(fillIn(sentence[standingsOf(customer)[program]], { program: name })));
    // What was pressed is gone.
    message.current?.focus();
  }

  const leaveLabel = standing === 'waiting' ? texts.withdraw : texts.leave;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {name}
        </h2>
        <p className={own.standing} data-standing={standing}>
          {texts.standings[standing]}
        </p>
      </div>
      <p className={own.about}>{about}</p>
      {standing === 'member' && <p className={styles.quiet}>{joined}</p>}
      {standing === 'waiting' && <p className={styles.quiet}>{texts.waitingInfo}</p>}
      {standing === 'refused' && <p className={styles.quiet}>{texts.refused}</p>}
      {standing === 'none' && program === 'friendsAndFamily' && <p className={styles.quiet}>{texts.decidedByShop}</p>}
      <div role="alert" className={styles.refusal}>
        {saving.message && <p className={forms.error}>{saving.message}</p>}
      </div>
      <div className={own.act}>
        {standing === 'none' && (
          <form
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault();
              void wish(true);
            }}
          >
            <SubmitButton
              label={fillIn(texts.join, { program: name })}
              isSending={saving.isSending}
              sendingLabel={texts.saving}
            />
          </form>
        )}
        {(standing === 'member' || standing === 'waiting') && (
          <ConfirmButton
            label={saving.isSending ? texts.saving : leaveLabel}
            confirmLabel={texts.leaveSure}
            name={`${leaveLabel}: ${name}`}
            className={text.textButton}
            periodMs={browserConfig.confirmClickMs * LONG_ENOUGH}
            onConfirm={() => void wish(false)}
          />
        )}
      </div>
      <div role="status">
        {said && (
          <p className={styles.saved} tabIndex={-1} ref={message}>
            {said}
          </p>
        )}
      </div>
    </section>
  );
}

/** Whoever leaves reads what it means first. */
const LONG_ENOUGH = 5;
