import type { Messages } from './pl.ts';

export const en: Messages = {
  skipToContent: 'Skip to content',
  loading: 'Loading the page',
  pageLoaded: 'Page: {title}',
  notFoundTitle: 'The page with the given address has not been found',
  notFoundInfo: 'The link you entered may be incorrect or out of date. Try again.',
  failureTitle: 'Internal server error',
  failureInfo: 'An internal server error has occurred. Please try again later. Sorry for the inconvenience.',
  failureCode: 'Error code:',
  tryAgain: 'Try again',
  backHome: 'Back to the home page',
  errorTitle: 'Something went wrong',
  errorInfo: 'This page could not be shown. You can go back to the home page and start again.',
  maintenanceTitle: 'We are freshening up the shop',
  maintenanceInfo: 'Maintenance is under way. We will be back soon – please look in again in a moment.',
  causeDefault: 'The server could not cope with this page.',
  causeNetwork: 'The shop could not be reached. Check your internet connection.',
  causeTimeout: 'The server did not answer in time.',
  causeForbidden: 'This page is not available.',
  causeChunk: 'A part of the page could not be loaded. Load it again.',
  causeBadGateway: 'The shop is unavailable for the moment.',
};
