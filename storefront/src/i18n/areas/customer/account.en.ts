import type { AccountTexts } from './account.pl.ts';

/** What the frame of the account says in English. */
export const accountEn: AccountTexts = {
  titles: {
    '/account': 'My account',
    '/account/profile': 'My details',
    '/account/orders': 'Order history',
    '/account/order/:number': 'Order',
  },
  tabs: {
    me: 'Account',
    myData: 'My details',
    historyOfOrders: 'Order history',
    favourite: 'Favourites',
    addressesBillings: 'Addresses and billing',
    benefitPrograms: 'Benefit programmes',
    newsletter: 'Newsletter',
  },
  navigation: 'My account',
  back: 'My account',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  loading: 'Loading...',
  notAuthorized: 'This page needs authorisation. Sign in to continue.',
  expired: 'Your sign-in has ended. Sign in once more and you will be back in the same place.',
  unavailable: 'We could not check who is signed in. Please try again.',
  needsScript: 'The account works with JavaScript only. Switch it on in your browser and open this page again.',
  welcomeAnyone: 'Hello',
  welcome: 'Hello, {name}',
  welcomeBack: 'Good to see you. Your orders, addresses and favourites are here.',
  noNotifications: 'You have no new notifications.',
  change: 'Change',
  changeWhat: 'Change: {what}',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  savedAt: 'Saved at {time}.',
};
