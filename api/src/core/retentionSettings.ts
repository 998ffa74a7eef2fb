import { whole } from './settingTypes';

const TEN_YEARS = 3650;
const DAY = 86_400;

/** How long what is no longer needed is kept; what is due or open stays whatever they say. */
export const retentionSettings = {
  KEEP_MAILS_DAYS: whole(1, TEN_YEARS, 'how long recipient, subject and time of a sent mail are kept', {
    default: 30,
  }),
  KEEP_DELIVERIES_DAYS: whole(
    1,
    TEN_YEARS,
    'how long messages to webhooks are kept once they arrived or were given up, to be read and sent again',
    { default: 30 },
  ),
  // The provider lists its events for 30 days and may deliver them again for three.
  KEEP_EVENTS_DAYS: whole(
    34,
    TEN_YEARS,
    'how long events of the card provider are kept; none may come again after it',
    { default: 40 },
  ),
  SESSION_HOURS: whole(1, 720, 'how long a sign-in lasts unused, with its record', { default: 24 }),
  SESSION_TRUSTED_DAYS: whole(1, 400, 'the same on a device that its user trusts', { default: 30 }),
  SESSION_LONGEST_DAYS: whole(
    1,
    TEN_YEARS,
    'after how long a sign-in ends however much it is used, with its record',
    { default: 365 },
  ),
  DEVICE_DAYS: whole(
    1,
    400,
    'how long a browser remembers that accounts have signed in there, since the last time',
    { default: 365 },
  ),
};

export interface Retention {
  /** How long a session lasts without being renewed, and at most. */
  sessionSeconds: { usual: number; trusted: number; longest: number };
  deviceSeconds: number;
  /** How long what is done is kept. */
  keepDays: { mails: number; deliveries: number; events: number };
}

export const retentionOf = (settings: Record<keyof typeof retentionSettings, number>): Retention => ({
  sessionSeconds: {
    usual: settings.SESSION_HOURS * 3600,
    trusted: settings.SESSION_TRUSTED_DAYS * DAY,
    longest: settings.SESSION_LONGEST_DAYS * DAY,
  },
  deviceSeconds: settings.DEVICE_DAYS * DAY,
  keepDays: {
    mails: settings.KEEP_MAILS_DAYS,
    deliveries: settings.KEEP_DELIVERIES_DAYS,
    events: settings.KEEP_EVENTS_DAYS,
  },
});
