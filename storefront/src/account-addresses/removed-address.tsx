import { useEffect, useRef, useState } from 'react';
import type { AddressesTexts } from '../i18n/areas/customer/addresses.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import text from '../ui/text-button.module.css';
import styles from './account-addresses.module.css';
import { nameOf, type SavedAddress } from './address-book.ts';
import type { Book } from './use-book.ts';

interface RemovedAddressProps {
  readonly address: SavedAddress;
  /** What was said when it went. */
  readonly sentence: string;
  readonly book: Book;
  readonly texts: AddressesTexts;
}

/** Where an address was, and the way to have it back. */
export function RemovedAddress({ address, sentence, book, texts }: RemovedAddressProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place of its card
  useEffect(() => {
    if (book.takesFocus(address.id)) button.current?.focus({ preventScroll: true });
  }, []);

  async function putBack() {
    if (isWorking) return;
    setWorking(true);
    setFault('');
    const refusal = await book.putBack(address);
    setWorking(false);
    setFault(refusal ?? '');
  }

  return (
    <div className={styles.left}>
      <p role="status">{sentence}</p>
      <button
        ref={button}
        type="button"
        className={text.textButton}
        aria-label={fillIn(texts.actOn, { act: texts.undo, address: nameOf(address) })}
        aria-disabled={isWorking || undefined}
        onClick={() => void putBack()}
      >
        {texts.undo}
      </button>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
