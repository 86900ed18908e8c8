import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import { type CartStore, cartOfSite, parseCartLink } from '../cart/index.ts';
import { type CartLocale, cartLocaleOf } from '../cart-view/index.ts';
import { failureOf } from '../forms/action-result.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { fillIn } from '../i18n/messages.ts';
import { countedSentence, shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { EmptyBag } from '../ui/drawings.tsx';
import { SecondaryAction } from '../ui/plain-page.tsx';

interface CartLinkPageProps extends Pick<LinkedPageProps, 'addressOf' | 'texts'> {
  readonly site: SiteDetails;
}

type Step =
  | { readonly kind: 'adding' }
  | { readonly kind: 'asking'; readonly pieces: number }
  | { readonly kind: 'done'; readonly faults: readonly string[] };

/** A link that fills the cart: into an empty one at once, into a filled one when the shopper says so. */
export function CartLinkPage({ addressOf, texts, site }: CartLinkPageProps) {
  const [step, setStep] = useState<Step>({ kind: 'adding' });
  const locale = cartLocaleOf(site.language);
  const { page } = texts;

  async function begin() {
    const store = await cartOfSite(site).load();
    await store.start();
    const pieces = store.view().cart?.pieces ?? 0;
    if (pieces > 0) setStep({ kind: 'asking', pieces });
    else await add(store);
  }

  async function add(store: CartStore) {
    setStep({ kind: 'adding' });
    const faults = await addLink(store, site.language, locale);
    if (faults.length === 0) window.location.replace(addressOf('/cart'));
    else setStep({ kind: 'done', faults });
  }

  const fail = () => setStep({ kind: 'done', faults: [shopActionTextsOf(site.language).unreachable] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => void begin().catch(fail), []);

  if (step.kind === 'asking') {
    const pieces = countedSentence(locale.texts.pieces, site.language, step.pieces);
    const agree = async () => add(await cartOfSite(site).load());
    return (
      <FormPage drawing={<EmptyBag />} title={page.title} info={fillIn(locale.texts.linkAsks, { pieces })}>
        <Actions>
          <SubmitButton
            label={page.action}
            isSending={false}
            sendingLabel={locale.texts.sending}
            onPress={() => void agree().catch(fail)}
          />
          <SecondaryAction href={addressOf('/cart')}>{locale.texts.linkKeep}</SecondaryAction>
        </Actions>
      </FormPage>
    );
  }
  const isDone = step.kind === 'done';
  return (
    <FormPage drawing={<EmptyBag />} title={isDone ? page.invalid : page.title} info={!isDone && page.info}>
      {isDone && <StatusMessage text={step.faults.join(' ')} isRefusal />}
      {isDone && (
        <Actions>
          <SecondaryAction href={addressOf('/cart')}>{locale.texts.goToCart}</SecondaryAction>
        </Actions>
      )}
    </FormPage>
  );
}

/** Adds what the link of this page names; gives what was not added, in sentences. */
async function addLink(store: CartStore, language: string, { texts }: CartLocale): Promise<readonly string[]> {
  const { items, unreadable } = parseCartLink(window.location.pathname);
  const faults = unreadable.map((part) => fillIn(texts.linkUnreadable, { part }));
  if (items.length === 0) return faults.length > 0 ? faults : [texts.linkEmpty];
  const response = await store.add(...items);
  const added = response.data?.addProductsToCart;
  if (!added) {
    const failure = failureOf(response, shopActionTextsOf(language), () => undefined);
    return failure.ok ? faults : [...faults, ...failure.errors.map(({ message }) => message)];
  }
  const refusals = added.user_errors.filter((error) => error !== null);
  return [
    ...faults,
    ...refusals.map(({ path, sentence, message }) => {
      const sku = items[Number(/\/cartItems\/(\d+)/.exec(path ?? '')?.[1])]?.sku;
      return [sku, sentence ?? message].filter(Boolean).join(': ');
    }),
  ];
}
