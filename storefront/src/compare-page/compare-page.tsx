import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useRef } from 'react';
import type { ComparedProduct } from '../compare/index.ts';
import { browserConfig } from '../config.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import type { ComparisonTexts } from '../i18n/comparison.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { EmptyPlinths } from '../ui/empty-plinths.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { SecondaryAction } from '../ui/plain-page.tsx';
import buttons from '../ui/text-button.module.css';
import styles from './compare-page.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { useComparison } from './use-comparison.ts';

interface ComparePageProps {
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
}

/** Columns in the place of those to come. */
const SKELETONS = [1, 2, 3];

/** Products side by side. They are this browser's or this customer's own, so they are read here. */
export function ComparePage({ site, addressOf }: ComparePageProps) {
  const view = useComparison(site);
  const texts = areaTextsOf(site.language, 'comparison');
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, comparison, removed, fault } = view;
  const count = comparison?.products.length ?? 0;
  const isEmpty = status === 'ready' && count === 0 && !removed;

  const wasFilled = useRef(false);
  useEffect(() => {
    if (isEmpty && wasFilled.current) heading.current?.focus({ preventScroll: true });
    wasFilled.current = !isEmpty && count > 0;
  }, [isEmpty, count]);

  if (isEmpty) {
    return (
      <FormPage drawing={<EmptyPlinths />} title={texts.emptyTitle} titleRef={heading} info={texts.empty}>
        <Actions>
          <SecondaryAction href={addressOf('/')}>{texts.backToShop}</SecondaryAction>
        </Actions>
      </FormPage>
    );
  }
  return (
    <ListPage
      title={texts.title}
      count={comparison && fillIn(texts.places, { count: String(count), maximum: String(comparison.maximum) })}
      headingRef={heading}
      back={{ href: addressOf('/'), label: texts.backToShop }}
    >
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      {status === 'failed' && (
        <div className={styles.failed}>
          <StatusMessage text={texts.failed} isRefusal takesFocus={false} />
          <SubmitButton
            label={texts.tryAgain}
            isSending={false}
            sendingLabel={texts.sending}
            onPress={() => void view.load()}
          />
        </div>
      )}
      {removed && <Removed product={removed} texts={texts} onRestore={view.restore} />}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      {status === 'loading' && <Skeleton label={texts.loading} />}
      {comparison && count > 0 && (
        <>
          <p className={styles.hint} role="status">
            {count === 1 && texts.alone}
            {count > 1 && count >= comparison.maximum && texts.full}
          </p>
          <ComparisonTable
            comparison={comparison}
            texts={texts}
            language={site.language}
            addressOf={addressOf}
            onRemove={view.remove}
          />
          <ConfirmButton
            className={buttons.textButton}
            label={texts.clear}
            confirmLabel={texts.clearSure}
            name={texts.clear}
            periodMs={browserConfig.confirmClickMs}
            onConfirm={() => void view.clear()}
          />
        </>
      )}
    </ListPage>
  );
}

function Skeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {SKELETONS.map((place) => (
        <span key={place} />
      ))}
    </div>
  );
}

interface RemovedProps {
  readonly product: ComparedProduct;
  readonly texts: ComparisonTexts;
  readonly onRestore: () => Promise<void>;
}

/** What was taken out a moment ago, and the way to have it back; the focus comes here, since its column is gone. */
function Removed({ product, texts, onRestore }: RemovedProps) {
  const { name } = product;
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
  useEffect(() => button.current?.focus({ preventScroll: true }), [product.sku]);
  return (
    <div className={styles.removed}>
      <p role="status">{fillIn(texts.removed, { name })}</p>
      <button
        ref={button}
        type="button"
        className={buttons.textButton}
        aria-label={fillIn(texts.restoreNamed, { name })}
        onClick={() => void onRestore()}
      >
        {texts.restore}
      </button>
    </div>
  );
}
