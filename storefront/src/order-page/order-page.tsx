import type { SiteDetails } from '@witryna/module-schemas';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Actions, SecondaryAction } from '../mail-links/actions.tsx';
import { AnswerMessage } from '../mail-links/answer-message.tsx';
import { answerText, mayTryAgain } from '../mail-links/answer-text.ts';
import type { MailLinkProps } from '../mail-links/mail-link-props.ts';
import { MailPage } from '../mail-links/mail-page.tsx';
import { SendButton } from '../mail-links/send-button.tsx';
import type { ShopAnswer } from '../mail-links/shop-answer.ts';
import { useLinkSecrets } from '../mail-links/use-link-secrets.ts';
import { ORDER_DOCUMENT, type OrderAnswer } from './order-document.ts';
import { OrderView } from './order-view.tsx';
import { orderWordsOf } from './order-words.ts';

const SECRETS = ['token'];

interface OrderPageProps extends MailLinkProps {
  readonly site: SiteDetails;
}

/** The page of one order, for whoever has the link of its mails: what was bought, paying, returning. */
export function OrderPage({ texts, asker, addressOf, site }: OrderPageProps) {
  const [{ found }] = useLinkSecrets(SECRETS);
  const token = typeof found === 'string' ? undefined : found.token;
  const [known, setKnown] = useState<OrderAnswer>();
  const [answer, setAnswer] = useState<ShopAnswer>();
  const words = useMemo(() => orderWordsOf(site.language), [site.language]);

  const load = useCallback(async () => {
    if (token === undefined) return;
    const asked = await asker.ask<OrderAnswer>(ORDER_DOCUMENT, { token });
    setAnswer(asked.answer);
    if (asked.data) setKnown(asked.data);
  }, [asker, token]);
  useEffect(() => void load(), [load]);

  if (known && token !== undefined) {
    const reasons = known.storeConfig.order_cancellation_reasons.map(({ description }) => description);
    return <OrderView order={known.guestOrderByToken} {...{ token, reasons, asker, words, onChanged: load }} />;
  }
  const isMissing = found === 'missing';
  const isRefused = answer !== undefined && answer.kind !== 'done';
  return (
    <MailPage title={texts.page.title} info={!isMissing && !isRefused && words.texts.loading}>
      <AnswerMessage
        text={isMissing ? texts.common.missing : isRefused ? answerText(answer, texts) : undefined}
        isRefusal
        takesFocus={!isMissing}
      />
      <Actions>
        {mayTryAgain(answer) && (
          <SendButton
            label={texts.common.tryAgain}
            isSending={false}
            sendingLabel={texts.common.sending}
            onPress={load}
          />
        )}
        <SecondaryAction href={addressOf('/')}>{texts.common.backHome}</SecondaryAction>
      </Actions>
      <noscript>
        <p>{texts.common.needsScript}</p>
      </noscript>
    </MailPage>
  );
}
