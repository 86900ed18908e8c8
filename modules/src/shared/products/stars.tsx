import { makeOnce, numberFormatOf } from '@witryna/module-schemas';
import { useShop } from '../../shop/shop.ts';
import { percent } from '../percent.ts';
import styles from './stars.module.css';

/** Highest rate that there is (specification, business constants). */
const MAX_RATE = 5;

const formatOf = makeOnce((language: string) => numberFormatOf(language, 1));

/** A rating as five stars, the last one filled in part; read out as words. */
export function Stars({ rate }: { readonly rate: number }) {
  const { site, t } = useShop();
  return (
    <span className={styles.root}>
      <StarShapes rate={rate} />
      <span className="visually-hidden">{t('rating', { rate: rateInWords(site.language, rate) })}</span>
    </span>
  );
}

/** The shapes alone, as high as the words beside them, which say the rate. */
export function StarShapes({ rate }: { readonly rate: number }) {
  return <span className={styles.stars} style={{ '--share': percent(rate / MAX_RATE) }} aria-hidden="true" />;
}

/** A rating with one digit after the comma, none where it is whole. */
export function rateInWords(language: string, rate: number): string {
  return formatOf(language).format(rate);
}
