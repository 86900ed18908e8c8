import { useShop } from '../shop/shop.ts';
import styles from './add-button.module.css';
import type { AddState } from './use-add-to-cart.ts';

interface AddButtonProps {
  readonly state: AddState;
  /** Said after the words of the button to those who do not see what stands around it. */
  readonly name?: string;
  readonly size?: 'small';
  /** Of the form that it sends; a button of its own without one. */
  readonly form?: string;
  readonly onPress?: () => void;
}

/** Adds to the cart and says how far that is. It keeps its width and its focus whatever it says. */
export function AddButton({ state, name, size, form, onPress }: AddButtonProps) {
  const { t } = useShop();
  const { kind } = state;
  const words = kind === 'added' ? 'added' : 'addToCart';
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      form={form}
      className={styles.root}
      data-size={size}
      data-state={kind}
      onClick={onPress}
    >
      <span key={words} className={styles.words}>
        {t(words)}
      </span>
      {name && <span className="visually-hidden">: {name}</span>}
    </button>
  );
}
