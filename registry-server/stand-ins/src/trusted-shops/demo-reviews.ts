import { DEMO_CHANNEL } from '../demo-accounts.ts';
import { readSeedProducts, type SeedProduct } from '../seed-products.ts';

export type ReviewType = 'SERVICE_REVIEW' | 'PRODUCT_REVIEW';

/** A review as the review service tells it. */
export interface StandInReview {
  readonly id: string;
  readonly type: ReviewType;
  readonly status: 'APPROVED';
  readonly channel: { readonly id: string };
  readonly title: string;
  readonly comment: string;
  readonly rating: number;
  readonly verificationType: 'VERIFIED' | 'UNVERIFIED';
  readonly submittedAt: string;
  readonly createdAt: string;
  readonly customer: { readonly firstName: string; readonly lastName: string };
  readonly product?: { readonly sku: string; readonly name: string };
}

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const SERVICE_REVIEWS = 120;

const NAMES = [
  'Anna N.',
  'Katarzyna W.',
  'Magda K.',
  'Ewa P.',
  'Łucja Ż.',
  'Piotr S.',
  'Joanna M.',
  'Beata R.',
  'Ola D.',
  'Tomasz Ł.',
  'Zofia G.',
];

const SERVICE_WORDS = [
  [5, 'Szybko i pięknie', 'Paczka przyszła następnego dnia, pięknie zapakowana. Na pewno wrócę.'],
  [5, 'Polecam', 'Świetny kontakt i rzetelne opisy produktów.'],
  [5, 'Bez zarzutu', 'Wszystko zgodnie z zamówieniem, próbki w środku to miła niespodzianka.'],
  [4, 'Prawie idealnie', 'Produkty wspaniałe, tylko kurier kazał chwilę poczekać.'],
  [5, 'Moje ulubione miejsce', 'Kolejne zamówienie i znów jestem zadowolona.'],
  [4, 'Dobrze', 'Sprawna obsługa, karton mógłby być mniejszy.'],
  [3, 'W porządku', 'Dostawa trwała cztery dni, poza tym dobrze.'],
  [5, 'Bardzo polecam', 'Zwrot przyjęty bez pytań, pieniądze wróciły po dwóch dniach.'],
  [2, 'Opóźnienie', 'Czekałam tydzień. Obsługa przeprosiła i dołożyła upominek.'],
  [5, 'Jak prezent', 'Rozpakowywałam jak prezent: len, wstążka i liścik.'],
  [5, 'Ludzie, nie automat', 'Na pytanie o skład odpisała Ola, rzeczowo i tego samego dnia.'],
  [5, 'Krótkie składy', 'Wreszcie sklep, w którym rozumiem, co czytam na etykiecie.'],
  [5, 'Do paczkomatu w dobę', 'Zamówione wieczorem, nazajutrz po południu w paczkomacie.'],
  [5, 'Wracam co sezon', 'Ceny uczciwe, a próbki dobrane do tego, co kupuję.'],
  [4, 'Prawie wszystko', 'Jeden odcień był wyprzedany, reszta zgodnie z zamówieniem.'],
  [5, 'Bez plastiku', 'Wypełniacz z papieru i szkło, które można oddać. Brawo.'],
  [5, 'Dobra rada', 'Dobrano mi krem do cery naczynkowej i trafiono za pierwszym razem.'],
] as const;

const PRODUCT_WORDS = [
  [5, 'Skóra jak nowa', 'Wchłania się szybko i nie lepi. Drugie opakowanie już zamówione.'],
  [5, 'Pięknie pachnie', 'Delikatny zapach i świetna konsystencja.'],
  [4, 'Dobry produkt', 'Działa, choć na efekty trzeba chwilę poczekać.'],
  [5, 'Wydajny', 'Wystarcza na długo, odrobina na jedno użycie.'],
  [3, 'Przeciętnie', 'Nie zaszkodził, ale spodziewałam się więcej.'],
  [4, 'Na plus', 'Opakowanie praktyczne, skład krótki.'],
] as const;

/** Turns a number into another that looks like chance, the same every time. */
const scramble = (number: number) => Math.abs(Math.imul(number + 1, 2_654_435_761) >> 8);

function pick<T>(list: readonly T[], seed: number): T {
  return list[seed % list.length] as T;
}

interface ReviewDraft {
  readonly type: ReviewType;
  readonly words: (typeof SERVICE_WORDS | typeof PRODUCT_WORDS)[number];
  readonly product?: SeedProduct;
}

/** The reviews that the demo shop has received up to the given moment, the latest first. */
export function demoReviews(now: Date): readonly StandInReview[] {
  const service: ReviewDraft[] = Array.from({ length: SERVICE_REVIEWS }, (_, index) => ({
    type: 'SERVICE_REVIEW',
    words: pick(SERVICE_WORDS, scramble(index)),
  }));
  const ofProducts: ReviewDraft[] = readSeedProducts().flatMap((product, at) =>
    Array.from({ length: scramble(at) % 5 }, (_, index) => ({
      type: 'PRODUCT_REVIEW' as const,
      words: pick(PRODUCT_WORDS, scramble(at * 31 + index)),
      product,
    })),
  );
  return [...service, ...ofProducts]
    .map((draft, index) => reviewOf(draft, index, now))
    .sort((a, b) => (a.submittedAt < b.submittedAt ? 1 : -1));
}

function reviewOf(
  { type, words: [rating, title, comment], product }: ReviewDraft,
  index: number,
  now: Date,
): StandInReview {
  const chance = scramble(index * 7 + (type === 'PRODUCT_REVIEW' ? 3 : 0));
  const submittedAt = new Date(now.getTime() - (chance % 360) * DAY_MS - (chance % 24) * HOUR_MS).toISOString();
  const [firstName = '', lastName = ''] = pick(NAMES, chance).split(' ');
  return {
    id: `rev-00000000-demo-0000-0000-${String(index).padStart(12, '0')}`,
    type,
    status: 'APPROVED',
    channel: { id: DEMO_CHANNEL },
    title,
    comment,
    rating,
    verificationType: chance % 4 === 0 ? 'UNVERIFIED' : 'VERIFIED',
    submittedAt,
    createdAt: submittedAt,
    customer: { firstName, lastName },
    ...(product ? { product: { sku: product.sku, name: product.name } } : {}),
  };
}
