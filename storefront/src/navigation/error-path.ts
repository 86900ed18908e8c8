/** Address of the error page, inside a site. */
export const ERROR_PATH = '/error';
