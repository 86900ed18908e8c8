import { type ReactNode, useEffect, useRef } from 'react';
import { fillIn } from '../../i18n/messages.ts';
import { numberOfStep, STEPS, type Step } from '../checkout.ts';
import type { CheckoutLocale } from '../checkout-locale.ts';
import styles from './frame.module.css';
import { StepsNav } from './steps-nav.tsx';

/** Folded it stands above the step, on a narrow screen, and is also read before it. */
export type SummaryPlace = 'folded' | 'beside';

/** What is ordered, in one of its places. */
export type StepSummary = (place: SummaryPlace) => ReactNode;

interface StepFrameProps {
  /** Undefined until it is known; the first one's name stands there meanwhile, since most begin with it. */
  readonly step: Step | undefined;
  /** The last one that may be opened. */
  readonly furthest: Step;
  readonly locale: CheckoutLocale;
  readonly onStep: (step: Step) => void;
  /** Its place is kept while it is undefined. */
  readonly summary: StepSummary | null | undefined;
  readonly children: ReactNode;
}

/** What stands around each step. It comes with the page and stays: what was read is not drawn anew when a step comes. */
export function StepFrame({ step, furthest, locale, onStep, summary, children }: StepFrameProps) {
  const heading = useHeading(step, locale);
  const shown = step ?? 'details';
  return (
    <>
      <StepsNav locale={locale} step={shown} furthest={furthest} onStep={onStep} />
      <div className={styles.columns} data-step={step}>
        {summary === undefined ? (
          <div className={`${styles.folded} ${styles.foldedWaiting}`} aria-hidden="true" />
        ) : (
          summary?.('folded')
        )}
        <div className={styles.main}>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {locale.texts.headings[shown]}
          </h1>
          {children}
        </div>
        {summary?.('beside')}
      </div>
    </>
  );
}

/** The heading of a step, which gets the focus when another step opens; the title of the window says the step first. */
function useHeading(step: Step | undefined, { texts }: CheckoutLocale) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (step === undefined) return;
    const parts = { step: texts.stepNames[step], number: String(numberOfStep(step)), count: String(STEPS.length) };
    document.title = `${fillIn(texts.stepTitle, parts)} – ${texts.title}`;
    if (isFirst.current) isFirst.current = false;
    else {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
  }, [step, texts]);
  return heading;
}
