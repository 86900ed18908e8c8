import type { ShopRating } from '@witryna/module-schemas';
import { parseWholeNumber } from '../../../forms/whole-number.ts';
import { t } from '../../../i18n/pl.ts';

export const PERIODS = [
  'month',
  'quarter',
  'year',
  'all',
] as const satisfies readonly ShopRating['periods'][number]['period'][];
export const STARS = ['5', '4', '3', '2', '1'] as const;
export type Period = (typeof PERIODS)[number];
export type Stars = (typeof STARS)[number];

/** How buyers rate a shop, as it stands in the form; nothing of it where no period is filled in. */
export type RatingFormValues = Readonly<Record<`${Period}Rate` | `${Period}Amount` | `stars${Stars}`, string>> & {
  readonly image: string;
  readonly link: string;
  /** The one that is shown first. */
  readonly main: Period;
};

export const NO_RATING: RatingFormValues = {
  image: '',
  link: '',
  main: 'year',
  monthRate: '',
  monthAmount: '',
  quarterRate: '',
  quarterAmount: '',
  yearRate: '',
  yearAmount: '',
  allRate: '',
  allAmount: '',
  stars5: '',
  stars4: '',
  stars3: '',
  stars2: '',
  stars1: '',
};

/** A rate as people write it: 4,87. */
function parseRate(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (!/^\d(\.\d{1,3})?$/.test(trimmed)) return undefined;
  const rate = Number(trimmed);
  return rate <= 5 ? rate : undefined;
}

/** A shop's rating as the form shows it. */
export function ratingToFormValues(rating: ShopRating | undefined): RatingFormValues {
  if (!rating) return NO_RATING;
  const { image = '', link = '', periods, distribution } = rating;
  const numbers = periods.flatMap(({ period, rate, amount }) => [
    [`${period}Rate`, String(rate).replace('.', ',')],
    [`${period}Amount`, String(amount)],
  ]);
  const stars = STARS.map((star) => [`stars${star}`, distribution ? String(distribution[star]) : '']);
  return {
    ...NO_RATING,
    image,
    link,
    main: periods[0]?.period ?? 'year',
    ...Object.fromEntries([...numbers, ...stars]),
  };
}

const hasPeriod = (typed: RatingFormValues, period: Period) =>
  typed[`${period}Rate`].trim() !== '' || typed[`${period}Amount`].trim() !== '';

/** What was typed, as the server takes it; undefined where no period is filled in. */
export function ratingFromFormValues(typed: RatingFormValues): ShopRating | undefined {
  const filled = PERIODS.filter((period) => hasPeriod(typed, period));
  if (filled.length === 0) return undefined;
  const periods = [...filled]
    .sort((a, b) => Number(b === typed.main) - Number(a === typed.main))
    .map((period) => ({
      period,
      rate: parseRate(typed[`${period}Rate`]) ?? 0,
      amount: parseWholeNumber(typed[`${period}Amount`]) ?? 0,
    }));
  const stars = STARS.map((star) => [star, parseWholeNumber(typed[`stars${star}`]) ?? 0] as const);
  const [image, link] = [typed.image.trim(), typed.link.trim()];
  return {
    periods,
    ...(image && { image }),
    ...(link && { link }),
    ...(STARS.some((star) => typed[`stars${star}`].trim() !== '') && {
      distribution: Object.fromEntries(stars) as unknown as NonNullable<ShopRating['distribution']>,
    }),
  };
}

type RatingFaults = Partial<Record<keyof RatingFormValues, readonly string[] | undefined>>;

/** What is wrong with it before it is sent. */
export function checkRating(typed: RatingFormValues): RatingFaults {
  const words = t.sites.rating;
  const faults: Partial<Record<keyof RatingFormValues, readonly string[]>> = {};
  for (const period of PERIODS.filter((known) => hasPeriod(typed, known))) {
    if (parseRate(typed[`${period}Rate`]) === undefined) faults[`${period}Rate`] = [words.wrongRate];
    if (parseWholeNumber(typed[`${period}Amount`]) === undefined) faults[`${period}Amount`] = [words.wrongAmount];
  }
  for (const star of STARS) {
    const text = typed[`stars${star}`];
    if (text.trim() !== '' && parseWholeNumber(text) === undefined) faults[`stars${star}`] = [words.wrongAmount];
  }
  const link = typed.link.trim();
  if (link !== '' && !/^(\/|https:\/\/)\S*$/.test(link)) faults.link = [words.wrongLink];
  return faults;
}
