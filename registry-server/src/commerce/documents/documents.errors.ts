import { AppError } from '../../errors.ts';

const WHY = {
  'no-seller': 'Uzupełnij dane sprzedawcy w ustawieniach witryny, a potem wystaw fakturę.',
  'nothing-paid': 'Zamówienie nic nie kosztuje, więc nie ma czego fakturować.',
  'order-canceled': 'Zamówienie jest anulowane, więc nie ma czego fakturować.',
} as const;

/** An invoice cannot be issued, and why. */
export class InvoiceImpossible extends AppError {
  constructor(why: keyof typeof WHY) {
    super(409, `invoice-${why}`, WHY[why]);
  }
}

/** No such paper, or none that the caller may see. */
export class DocumentMissing extends AppError {
  constructor() {
    super(404, 'document-missing', 'Nie ma takiego dokumentu.');
  }
}
