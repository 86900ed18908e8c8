import { BadgeCheck, Check, Languages, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Review, useReviewDecisions } from '../../api/commerce/reviews.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useMay } from '../../api/identity/session.ts';
import { formatMoment } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { t } from '../../i18n/pl.ts';
import card from '../../lists/list-card.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import styles from './review-card.module.css';
import { Stars } from './stars.tsx';

/** Of whoever decides. */
const STAFF_LANGUAGE = 'pl';

/** One review with what can be decided about it. The shopper's words are shown as words and nothing else. */
export function ReviewCard({ review }: { readonly review: Review }) {
  const { sku, productName, shade, nickname, summary, text, language, rating, isVerified, status, createdAt } = review;
  const foreign = language === STAFF_LANGUAGE ? undefined : language;
  const mayDecide = useMay('publisher');
  const toast = useToast();
  const [isRejecting, setRejecting] = useState(false);
  const [isChangingLanguage, setChangingLanguage] = useState(false);
  const { approve } = useReviewDecisions();
  const onApprove = () =>
    approve.mutate(review, {
      onSuccess: () => toast({ tone: 'success', text: t.reviews.approved(nickname) }),
      onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
    });
  return (
    <li className={card.card}>
      <div className={card.words}>
        <p className={styles.about}>
          <Stars rating={rating} />
          <Link to={`/products/${encodeURIComponent(sku)}`}>{productName}</Link>
          {shade && <span className={card.line}>{shade}</span>}
        </p>
        <h2 className={card.title} lang={foreign}>
          {summary}
        </h2>
        <p className={card.text} lang={foreign}>
          {text}
        </p>
        <p className={card.line}>
          {nickname}, {formatMoment(createdAt)}
          <span>{t.reviews.language(languageName(language))}</span>
          {isVerified && (
            <span className={styles.verified}>
              <BadgeCheck size={14} aria-hidden="true" /> {t.reviews.verified}
            </span>
          )}
        </p>
        {review.decidedAt && (
          <p className={card.line}>{t.reviews.decided(formatMoment(review.decidedAt), review.decidedBy)}</p>
        )}
        {review.reason && <p className={card.line}>{t.reviews.because(review.reason)}</p>}
      </div>
      {mayDecide && (
        <div className={card.actions}>
          {status !== 'approved' && (
            <Button
              appearance="primary"
              icon={Check}
              busy={approve.isPending}
              aria-label={t.reviews.approveOf(nickname)}
              onClick={onApprove}
            >
              {t.reviews.approve}
            </Button>
          )}
          {status !== 'rejected' && (
            <Button icon={X} aria-label={t.reviews.rejectOf(nickname)} onClick={() => setRejecting(true)}>
              {t.reviews.reject}
            </Button>
          )}
          <Button
            appearance="quiet"
            icon={Languages}
            aria-label={t.reviews.changeLanguageOf(nickname)}
            onClick={() => setChangingLanguage(true)}
          >
            {t.reviews.changeLanguage}
          </Button>
        </div>
      )}
      {isChangingLanguage && <LanguageDialog review={review} onClose={() => setChangingLanguage(false)} />}
      {isRejecting && <RejectDialog review={review} onClose={() => setRejecting(false)} />}
    </li>
  );
}
