import { allowsCookies } from '../cookie-choice/index.ts';

const followers: ((email: string) => void)[] = [];

/** Tells who asks for the newsletter. It lies in no queue: tags are not told of people. */
export function followSubscriptions(follow: (email: string) => void): void {
  followers.push(follow);
}

/** Somebody asked for the newsletter: those hear of it whom the same person allows to. */
export function noteSubscription(email: string): void {
  if (allowsCookies('marketing')) for (const follow of followers) follow(email);
}
