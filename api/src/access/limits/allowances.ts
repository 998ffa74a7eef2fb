import { createHash } from 'node:crypto';
import type { Allowance } from '../../core/counters';
import { networkOf } from './address';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often a subject may do something. Each window must have room. */
export interface Limit {
  /** Under which key the subject is counted. */
  keyOf: (subject: string) => string;
  windows: Allowance[];
  /** What administrators have instead. */
  staff?: Allowance;
  /** A refusal waits a moment, so that asking again at once costs the server little. */
  pauses?: true;
  /** What is refused is not counted. */
  givesBack?: true;
}

/** Counters outlive the request, so they hold no names. */
export const hashKey = (name: string): string => createHash('sha256').update(name).digest('base64url');

const limitBy =
  (keyOf: Limit['keyOf']) =>
  (...windows: [points: number, seconds: number][]): Limit => ({
    keyOf,
    windows: windows.map(([points, seconds]) => ({ points, seconds })),
  });
/** The subject is an address, and its network is counted. */
const byNetwork = limitBy(networkOf);
/** The subject is a name, such as an e-mail address. */
const byName = limitBy(hashKey);
/** The subject is the id of a user. */
const byUser = limitBy((id) => id);

const request = (points: number): Limit => ({ ...byNetwork([points, MINUTE]), pauses: true });
const chat = (points: number, staff: number): Limit => ({
  ...byUser([points, DAY]),
  staff: { points: staff, seconds: DAY },
  givesBack: true,
});

/** What may be done how often. A whole office may share a network, so networks have much. */
export const ALLOWANCES = {
  request: request(1200),
  socket: request(120),
  /** Files of whole lists. */
  export: request(30),
  upload: request(240),
  picture: request(3000),
  /** Pictures in a size that nobody has asked for before. */
  resize: request(300),

  // Attempts to guess or to annoy; attempts.ts counts those of one account.
  signIn: byNetwork([100, 15 * MINUTE]),
  code: byNetwork([100, 15 * MINUTE]),
  register: byNetwork([20, HOUR]),
  forgot: byNetwork([20, HOUR]),
  newsletter: byNetwork([20, HOUR]),
  /** Sign-ins to one account without a captcha, from all networks together. */
  signInWithoutCaptcha: byName([20, HOUR]),

  /** Mails that anybody can have sent to one address from one network, and from all of them. */
  mailFromNetwork: byName([6, HOUR], [12, DAY]),
  mailToAddress: byName([12, HOUR], [30, DAY]),
  /** Changes of an account that send a mail. */
  mailedChange: byName([6, HOUR], [20, DAY]),

  /** Messages of one person, whatever the chat. */
  messages: byUser([60, MINUTE]),
  /** New chats with another person; administrators write to guests of all hotels. */
  newChats: chat(30, 1000),
  newGroups: chat(10, 200),
  /** People who are added to groups or invited. */
  newMembers: chat(100, 5000),

  /** Files that may be uploaded of oneself and of a property. */
  ownFiles: byUser([120, HOUR]),
  /** Photos of hotels, rooms, cities and hotel types, by those who manage them. */
  managedFiles: byUser([3000, HOUR]),
  webhookTests: byUser([10, 10 * MINUTE]),
  /** Messages to webhooks that are sent again. */
  webhookResends: byUser([100, 10 * MINUTE]),
  /** Challenges to addresses of webhooks, which may be other people's. */
  webhookChallenges: byUser([30, DAY]),
} satisfies Record<string, Limit>;
