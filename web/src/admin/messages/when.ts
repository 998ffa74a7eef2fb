import { fill } from '../../../../schema/fill';
import type { MessageKindName } from '../../../../schema/guestMessages';
import { twoDigits } from '../../kit/format';
import type { MessageTemplatesQuery } from './MessageTemplates.generated';
import * as texts from './texts';

export type Template = NonNullable<MessageTemplatesQuery['messageTemplates']>[number];

/** Each kind with its name, and to whom it goes. */
export const KINDS: Readonly<Record<MessageKindName, { title: string; text: string }>> = {
  CONFIRMED: { title: texts.confirmed, text: texts.confirmedText },
  PAYMENT_DUE: { title: texts.paymentDue, text: texts.paymentDueText },
  BEFORE_ARRIVAL: { title: texts.beforeArrival, text: texts.beforeArrivalText },
  ARRIVAL_DAY: { title: texts.arrivalDay, text: texts.arrivalDayText },
  AFTER_STAY: { title: texts.afterStay, text: texts.afterStayText },
  QUICK_REPLY: { title: texts.quickReply, text: texts.quickReplyText },
};

/** The name of a message in the list. */
export const nameOf = ({ kind, name }: Pick<Template, 'kind' | 'name'>): string => name || KINDS[kind].title;

/** `10:00` */
export const clock = (hour: number): string => `${twoDigits(hour)}:00`;

/** When a message is sent, by the clock at the hotel; empty for a quick reply. */
export function whenWords({ kind, days, hour }: Pick<Template, 'kind' | 'days' | 'hour'>): string {
  const time = clock(hour);
  switch (kind) {
    case 'CONFIRMED':
      return texts.withConfirmation;
    case 'PAYMENT_DUE':
    case 'BEFORE_ARRIVAL':
      return fill(texts.daysBefore, { days, time });
    case 'ARRIVAL_DAY':
      return fill(texts.onArrivalDay, { time });
    case 'AFTER_STAY':
      return fill(texts.daysAfter, { days, time });
    case 'QUICK_REPLY':
      return '';
  }
}
