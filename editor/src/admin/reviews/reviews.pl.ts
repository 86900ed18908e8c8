import { plural } from '../../i18n/plural.ts';

export const reviews = {
  title: 'Opinie',
  lead: 'Opinia pokazuje się w sklepie dopiero po zatwierdzeniu. Odrzuca się za łamanie zasad, nie za niską ocenę.',
  count: (count: number) => plural(count, 'opinia', 'opinie', 'opinii'),
  status: 'Stan',
  statuses: { pending: 'Czekają', approved: 'Zatwierdzone', rejected: 'Odrzucone' },
  search: 'Szukaj opinii',
  empty: {
    pending: 'Żadna opinia nie czeka na decyzję',
    approved: 'Nie ma jeszcze zatwierdzonych opinii',
    rejected: 'Nie ma odrzuconych opinii',
  },
  rating: (rating: number) => `Ocena ${rating} na 5`,
  verified: 'Potwierdzony zakup',
  decided: (moment: string, by?: string) => (by ? `Decyzja: ${moment}, ${by}` : `Decyzja: ${moment}`),
  because: (reason: string) => `Powód: ${reason}`,
  approve: 'Zatwierdź',
  approveOf: (nickname: string) => `Zatwierdź opinię: ${nickname}`,
  approved: (nickname: string) => `Zatwierdzono opinię: ${nickname}. Jest już w sklepie.`,
  reject: 'Odrzuć',
  rejectOf: (nickname: string) => `Odrzuć opinię: ${nickname}`,
  rejected: (nickname: string) => `Odrzucono opinię: ${nickname}`,
  rejectTitle: 'Odrzucić opinię?',
  rejectText: 'Opinia nie pokaże się w sklepie. Decyzję można później zmienić.',
  reason: 'Powód',
  reasonHelp: 'Dla osób pracujących w sklepie; autor opinii go nie zobaczy',
};
