const count = { type: 'integer', minimum: 0 } as const;
const day = { type: 'string', description: 'The last day for the first of them, `2026-12-09`' } as const;

const waiting = {
  type: 'object',
  required: ['count'],
  properties: {
    count,
    oldestAt: { type: 'string', format: 'date-time', description: 'When the first of them was placed' },
  },
} as const;

const sales = {
  type: 'array',
  description: 'By currency; empty when nothing was paid',
  items: {
    type: 'object',
    required: ['currency', 'orders', 'total'],
    properties: {
      currency: { type: 'string' },
      orders: { type: 'integer', description: 'That were paid then and are not canceled' },
      total: { type: 'integer', description: 'Gross, with delivery, refunds not taken off; minor units' },
    },
  },
} as const;

const pagesWaiting = {
  toPublish: { type: 'integer', description: 'Somebody asks for their publication; for publishers' },
  returned: { type: 'integer', description: 'Sent back to whoever asks' },
  answered: { type: 'integer', description: 'With a thread of whoever asks in which others wrote last' },
} as const;

/** What colleagues wait for. */
export const pagesWaitingSchema = {
  type: 'object',
  required: ['toPublish', 'returned', 'answered'],
  properties: pagesWaiting,
} as const;

/** What waits for somebody; what the role of who asks may not see is absent. */
export const overviewSchema = {
  type: 'object',
  required: ['reviews', 'products', 'pages'],
  properties: {
    reviews: { type: 'integer', description: 'To be approved or rejected' },
    products: { type: 'object', required: ['soldOut', 'lowStock'], properties: { soldOut: count, lowStock: count } },
    pages: {
      type: 'object',
      description: 'Drafts, changed and scheduled ones: those that whoever asks was the last to save',
      required: ['toPublish', 'returned', 'answered', 'drafts', 'changed', 'scheduled'],
      properties: {
        ...pagesWaiting,
        drafts: count,
        changed: count,
        scheduled: count,
      },
    },
    shop: {
      type: 'object',
      description: 'For administrators',
      required: ['toShip', 'toPay', 'untracked', 'returns', 'bankRefunds', 'paymentProblems', 'messages'],
      properties: {
        toShip: waiting,
        toPay: waiting,
        untracked: { ...waiting, description: 'Orders with a parcel that has left without a number' },
        returns: {
          type: 'object',
          required: ['count', 'isOverdue'],
          properties: { count, dueOn: day, isOverdue: { type: 'boolean' } },
        },
        bankRefunds: {
          type: 'object',
          required: ['count', 'withoutAccount', 'isOverdue'],
          properties: { count, withoutAccount: count, dueOn: day, isOverdue: { type: 'boolean' } },
        },
        paymentProblems: {
          type: 'object',
          description: '`transfers`: those of refunds that are counted in `bankRefunds` as well',
          required: ['count', 'transfers'],
          properties: { count, transfers: count },
        },
        messages: { ...waiting, description: 'Of the contact form, without an answer' },
      },
    },
    sales: {
      type: 'object',
      description: 'For administrators: paid orders of yesterday and of this week, beside those of a week before',
      required: ['yesterday', 'yesterdayBefore', 'week', 'weekBefore'],
      properties: { yesterday: sales, yesterdayBefore: sales, week: sales, weekBefore: sales },
    },
  },
} as const;
