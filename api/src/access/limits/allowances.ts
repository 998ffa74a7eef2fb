import { createHash } from 'node:crypto';
import { REQUESTS_A_MINUTE } from '../../../../schema/apiLimits';
import type { Allowance } from '../../core/counters';
import { networkOf } from './address';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often a subject may do something. Every window must have room. */
export interface Limit {
  /** The form of the key under which the subject is counted. */
  keyOf: (subject: string) => string;
  windows: Allowance[];
  /** The windows for administrators. */
  staff?: Allowance;
  /** A refusal is sent after a pause, so that repeated requests cost the server little. */
  pauses?: true;
  /** Refused calls are not counted. */
  givesBack?: true;
}

/** Keys are hashed, because counters outlive the request and must not contain names. */
export const hashKey = (name: string): string => createHash('sha256').update(name).digest('base64url');

const limitBy =
  (keyOf: Limit['keyOf']) =>
  (...windows: [points: number, seconds: number][]): Limit => ({
    keyOf,
    windows: windows.map(([points, seconds]) => ({ points, seconds })),
  });
/** The subject is an address; its network is counted. */
const byNetwork = limitBy(networkOf);
/** The subject is a name, such as an email address. */
const byName = limitBy(hashKey);
/** The subject is the id of a user. */
const byUser = limitBy((id) => id);

const request = (points: number): Limit => ({ ...byNetwork([points, MINUTE]), pauses: true });
const chat = (points: number, staff: number): Limit => ({
  ...byUser([points, DAY]),
  staff: { points: staff, seconds: DAY },
  givesBack: true,
});

/** The table of allowances. A whole office may share a network, so limits of networks are high. */
export const ALLOWANCES = {
  request: request(REQUESTS_A_MINUTE.request),
  socket: request(REQUESTS_A_MINUTE.socket),
  /** Exports of whole lists. */
  export: request(30),
  /** Files of room calendars: one site reads those of many hotels. */
  calendar: request(600),
  upload: request(240),
  picture: request(3000),
  /** Pictures in a size that was not requested before. */
  resize: request(300),

  // Attempts to guess or to annoy; attempts.ts counts attempts at one account.
  signIn: byNetwork([100, 15 * MINUTE]),
  /** Second steps of signing in, and passkeys. */
  factor: byNetwork([100, 15 * MINUTE]),
  code: byNetwork([100, 15 * MINUTE]),
  register: byNetwork([20, HOUR]),
  forgot: byNetwork([20, HOUR]),
  newsletter: byNetwork([20, HOUR]),
  contact: byNetwork([20, HOUR]),
  /** Sign-ins to one account without a captcha, from all networks together. */
  signInWithoutCaptcha: byName([20, HOUR]),

  /** Mails to one address, requested from one network and from all networks. */
  mailFromNetwork: byName([6, HOUR], [12, DAY]),
  mailToAddress: byName([12, HOUR], [30, DAY]),
  /** Messages from the contact form by people who are signed in. */
  contactOfUser: byUser([10, HOUR], [30, DAY]),
  /** Messages that are also mailed to the operator; the others are in the list of staff only. */
  contactMails: byName([60, HOUR], [300, DAY]),
  /** Invitations to teams of hotels by one person. */
  teamInvitations: byUser([60, HOUR], [200, DAY]),
  /** Messages to guests that staff send to themselves, to see them. */
  testMessages: byUser([20, HOUR], [60, DAY]),
  /** Account changes that send a mail. */
  mailedChange: byName([6, HOUR], [20, DAY]),

  /** Messages of one person in all chats together. */
  messages: byUser([60, MINUTE]),
  /** New chats with another person; administrators write to guests of all hotels. */
  newChats: chat(30, 1000),
  newGroups: chat(10, 200),
  /** People added to groups or invited. */
  newMembers: chat(100, 5000),

  /** Uploaded files of a person and of a property. */
  ownFiles: byUser([120, HOUR]),
  /** Uploaded photos of hotels, rooms, cities and hotel types, by their managers. */
  managedFiles: byUser([3000, HOUR]),
  /** Votes for reviews, and reports of reviews. */
  reviewVotes: byUser([120, HOUR]),
  reviewReports: byUser([10, HOUR], [30, DAY]),
  webhookTests: byUser([10, 10 * MINUTE]),
  /** Repeated webhook messages. */
  webhookResends: byUser([100, 10 * MINUTE]),
  /** Calendars of other sites that staff read at once, beside the job that reads them. */
  calendarReads: byUser([60, 10 * MINUTE]),
  /** Challenges to webhook addresses, which may belong to other people. */
  webhookChallenges: byUser([30, DAY]),
} satisfies Record<string, Limit>;
