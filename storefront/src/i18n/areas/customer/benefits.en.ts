import type { BenefitsTexts } from './benefits.pl.ts';

/** What the benefit programs of an account say in English. */
export const benefitsEn: BenefitsTexts = {
  loading: 'Loading your programmes…',
  saving: 'Saving…',
  premium: 'You are a premium customer: you see and pay the prices for friends, and the cart marks such items.',
  programs: {
    friendsAndFamily: {
      name: 'Friends & Family',
      about:
        'For friends of the brand and those close to them: premium status and lower prices of chosen products once you are signed in.',
      joined: 'Sign in before you shop: the price for friends is shown at the product and in the cart.',
    },
    kameleon: {
      name: 'Kameleon',
      about:
        'The partner programme Kameleon. By joining you note on your account that you belong to it; its organiser sets the rules and rewards.',
      joined: 'It is noted on your account.',
    },
    milesAndMore: {
      name: 'Miles & More',
      about:
        'The loyalty programme Miles & More. By joining you note on your account that you belong to it; its organiser sets the rules and the miles.',
      joined: 'It is noted on your account.',
    },
  },
  standings: {
    none: 'You are not a member',
    waiting: 'Waiting for the shop',
    member: 'You are a member',
    refused: 'Not accepted',
  },
  decidedByShop: 'The shop decides who joins: one of us looks at each application.',
  waitingInfo: 'Somebody at the shop will look at your application. The decision will be shown on this page.',
  refused: 'The shop did not accept the application. If you think this is a mistake, write to customer service.',
  join: 'Join {program}',
  asked: 'Your application for {program} is sent. It waits for the shop.',
  joinedNow: 'You now belong to {program}.',
  leave: 'Leave',
  withdraw: 'Withdraw the application',
  leaveSure: 'Are you sure?',
  left: 'You no longer belong to {program}.',
};
