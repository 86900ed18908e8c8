/** An instant as RFC 3339 writes it, `2026-11-20T12:00:00.000Z`; the format alone lets its seconds go on without end. */
export const momentSchema = { type: 'string', format: 'date-time', maxLength: 40 } as const;
