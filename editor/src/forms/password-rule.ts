/** As the server counts: long rather than intricate. */
const MIN_PASSWORD = 12;

/** Whether the server takes it as a new password of staff. */
export const isLongEnough = (password: string) => password.length >= MIN_PASSWORD;
