import { numberOfStep, STEPS, type Step } from '../checkout.ts';
import type { CheckoutLocale } from '../checkout-locale.ts';
import styles from './frame.module.css';

interface StepsNavProps {
  readonly locale: CheckoutLocale;
  readonly step: Step;
  /** The last one that may be opened. */
  readonly furthest: Step;
  readonly onStep: (step: Step) => void;
}

/** The three steps: finished ones are links, later ones words. */
export function StepsNav({ locale: { texts }, step, furthest, onStep }: StepsNavProps) {
  return (
    <nav aria-label={texts.steps} className={styles.steps}>
      <ol>
        {STEPS.map((each) => {
          const number = numberOfStep(each);
          const mayOpen = each !== step && number <= numberOfStep(furthest);
          const name = (
            <>
              <span className={styles.stepNumber}>{number}</span> {texts.stepNames[each]}
            </>
          );
          return (
            <li key={each} aria-current={each === step ? 'step' : undefined} data-done={number < numberOfStep(step)}>
              {mayOpen ? (
                <a
                  href={`?step=${number}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onStep(each);
                  }}
                >
                  {name}
                </a>
              ) : (
                <span>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
