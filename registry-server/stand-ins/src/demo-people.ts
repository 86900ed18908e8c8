/** Somebody who has an account at a sign-in provider. */
export interface DemoPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Absent where the provider was not given one. */
  readonly email?: string;
  readonly isEmailVerified: boolean;
  /** Said of them on the sign-in page. */
  readonly remark: string;
}

/** People to sign in as; each shows another case that a shop has to deal with. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    id: '100000000000000000001',
    firstName: 'Anna',
    lastName: 'Nowak',
    email: 'anna.nowak@poczta.example',
    isEmailVerified: true,
    remark: 'zwykłe konto',
  },
  {
    id: '100000000000000000002',
    firstName: 'Piotr',
    lastName: 'Zieliński',
    email: 'piotr.zielinski@poczta.example',
    isEmailVerified: true,
    remark: 'zwykłe konto',
  },
  {
    id: '100000000000000000003',
    firstName: 'Świętosława',
    lastName: 'Żółć-Łąkowska',
    email: 'swietoslawa@poczta.example',
    isEmailVerified: false,
    remark: 'adres e-mail niepotwierdzony',
  },
  {
    id: '100000000000000000004',
    firstName: 'Marek',
    lastName: 'Wiśniewski',
    isEmailVerified: false,
    remark: 'bez adresu e-mail',
  },
];

export const findPerson = (id: string): DemoPerson | undefined => DEMO_PEOPLE.find((person) => person.id === id);
export const nameOf = ({ firstName, lastName }: DemoPerson): string => `${firstName} ${lastName}`;
