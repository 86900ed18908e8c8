import { MarkOfWay } from '@witryna/modules/marks';
import type { ReactNode } from 'react';
import { API_PREFIX } from '../../config.ts';
import type { PaymentMethod } from '../checkout.ts';
import cards from '../frame/choice-cards.module.css';
import { foldWays, noteOf, type UnavailableWays } from './pay-ways.ts';
import type { PaymentLocale } from './payment-locale.ts';
import styles from './payment-step.module.css';

interface PayWaysProps {
  readonly id: string;
  readonly ways: readonly PaymentMethod[];
  readonly chosen: string | undefined;
  readonly fault: string | undefined;
  readonly locale: PaymentLocale;
  /** Whether the browser opens a wallet on this page. */
  readonly opensHere: (code: string) => boolean;
  readonly onChoose: (code: string) => void;
  /** What unfolds under the chosen way. */
  readonly children: ReactNode;
}

/** The ways of payment in the shop's order. Choosing one is told to nobody before the order. */
export function PayWays({ id, ways, chosen, fault, locale: { texts }, opensHere, onChoose, children }: PayWaysProps) {
  const { standing, folded } = foldWays(ways, texts);
  return (
    <fieldset className={cards.list} id={id} tabIndex={-1} aria-describedby={fault ? `${id}fault` : undefined}>
      <legend className="visually-hidden">{texts.ways}</legend>
      {fault && (
        <p className={styles.fault} id={`${id}fault`}>
          {fault}
        </p>
      )}
      {standing.map((way) => {
        const { code, title, reason } = way;
        const isChosen = code === chosen;
        return (
          <div key={code} className={cards.card} data-chosen={isChosen || undefined}>
            <label className={cards.choice} data-unavailable={reason !== undefined || undefined}>
              <input
                type="radio"
                name="payment"
                id={id + code}
                value={code}
                checked={isChosen}
                aria-disabled={reason !== undefined || undefined}
                onChange={() => reason === undefined && onChoose(code)}
              />
              <span className={styles.mark}>
                <MarkOfWay name={title} />
              </span>
              <span className={cards.name}>{title}</span>{' '}
              <span className={cards.note}>{noteOf(way, texts, opensHere(code))}</span>
            </label>
            {isChosen && children}
          </div>
        );
      })}
      {folded.map((each) => (
        <FoldedWays key={each.note} {...each} />
      ))}
    </fieldset>
  );
}

/** Names of ways that cannot be chosen, under the reason that they share. */
function FoldedWays({ title, note, ways }: UnavailableWays) {
  return (
    <details className={styles.folded}>
      <summary>
        {title.endsWith('.') ? title.slice(0, -1) : title} ({ways.length})
      </summary>
      {note !== title && <p>{note}</p>}
      <ul>
        {ways.map(({ code, title }) => (
          <li key={code}>
            <span className={styles.mark}>
              <MarkOfWay name={title} />
            </span>
            {title}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface StatementProps {
  readonly id: string;
  readonly isRead: boolean;
  readonly fault: string | undefined;
  readonly locale: PaymentLocale;
  readonly onRead: (isRead: boolean) => void;
}

/** What Przelewy24 asks payers to declare, beside its ways; never ticked by itself. */
export function Przelewy24Statement({ id, isRead, fault, locale: { texts }, onRead }: StatementProps) {
  const links = {
    terms: <DocumentLink document="terms" text={texts.statementTerms} texts={texts} />,
    information: <DocumentLink document="information" text={texts.statementInformation} texts={texts} />,
  };
  return (
    <div className={styles.statement}>
      <div className={styles.box}>
        <input
          type="checkbox"
          id={id}
          checked={isRead}
          aria-labelledby={`${id}text`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}fault` : undefined}
          onChange={({ target }) => onRead(target.checked)}
        />
        <label htmlFor={id} id={`${id}text`}>
          {texts.statement.split(/(\{terms\}|\{information\})/).map((part) => {
            if (part === '{terms}') return <span key={part}>{links.terms}</span>;
            return part === '{information}' ? <span key={part}>{links.information}</span> : part;
          })}
        </label>
      </div>
      {fault && (
        <p className={styles.fault} id={`${id}fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

interface DocumentLinkProps {
  readonly document: 'terms' | 'information';
  readonly text: string;
  readonly texts: PaymentLocale['texts'];
}

function DocumentLink({ document, text, texts }: DocumentLinkProps) {
  return (
    <a
      href={`${API_PREFIX}/payments/przelewy24/documents/${document}`}
      target="_blank"
      rel="noopener noreferrer"
      data-native
    >
      {text}
      <span className="visually-hidden"> {texts.newWindow}</span>
    </a>
  );
}
