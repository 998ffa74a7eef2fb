import { fill } from '../../../../schema/fill';
import {
  bodyProblem,
  FEWEST_DAYS,
  quickReplyNameProblem,
  subjectProblem,
  tidyBody,
  MESSAGE_LIMITS,
} from '../../../../schema/guestMessages';
import * as texts from './texts';
import type { Template } from './when';

/** What is typed of a message and not saved, and the version on which that is based. */
export interface Draft {
  version: number;
  name: string;
  subject: string;
  body: string;
  days: string;
  hour: number;
}
export type Problems = Partial<Record<'name' | 'subject' | 'body' | 'days', string>>;

export const draftOf = ({ version, name, subject, body, days, hour }: Template): Draft => ({
  version,
  name,
  subject,
  body,
  days: String(days),
  hour,
});

/** Whether a draft says something else than the message that is saved. */
export function isEdited(draft: Draft, template: Template): boolean {
  const { name, subject, body, days, hour } = draft;
  return (
    name.trim() !== template.name ||
    subject.trim() !== template.subject ||
    tidyBody(body) !== template.body ||
    days.trim() !== String(template.days) ||
    hour !== template.hour
  );
}

/** What is wrong with a draft, by field. */
export function problemsOf({ kind }: Template, { name, subject, body, days }: Draft): Problems {
  const fewest = FEWEST_DAYS[kind];
  const count = /^\d{1,3}$/.test(days.trim()) ? Number(days) : -1;
  const found = {
    name: kind === 'QUICK_REPLY' ? quickReplyNameProblem(name) : undefined,
    subject: subjectProblem(kind, subject),
    body: bodyProblem(kind, body),
    days:
      fewest !== undefined && (count < fewest || count > MESSAGE_LIMITS.days)
        ? fill(texts.wrongDays, { from: fewest, to: MESSAGE_LIMITS.days })
        : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

const newReplyId = (hotelId: string): string => `${hotelId}-new`;

/** A quick reply that is not saved yet. */
export const newReply = (hotelId: string): Template => ({
  id: newReplyId(hotelId),
  hotelId,
  kind: 'QUICK_REPLY',
  name: '',
  subject: '',
  body: '',
  isUsual: false,
  enabled: true,
  days: 0,
  hour: 0,
  nextAt: null,
  version: 0,
  sentLately: 0,
  lastSentAt: null,
});
