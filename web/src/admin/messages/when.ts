import { fill } from '../../../../schema/fill';
import type { MessageKindName } from '../../../../schema/guestMessages';
import { MESSAGE_WORDS } from '../../../../schema/words';
import { twoDigits } from '../../kit/format';
import type { MessageTemplatesQuery } from './MessageTemplates.generated';
import * as texts from './texts';

export type Template = NonNullable<MessageTemplatesQuery['messageTemplates']>[number];

/** To whom each kind goes. */
export const KIND_TEXTS: Readonly<Record<MessageKindName, string>> = {
  CONFIRMED: texts.confirmedText,
  PAYMENT_DUE: texts.paymentDueText,
  BEFORE_ARRIVAL: texts.beforeArrivalText,
  ARRIVAL_DAY: texts.arrivalDayText,
  AFTER_STAY: texts.afterStayText,
  QUICK_REPLY: texts.quickReplyText,
};

/** The name of a message in the list. */
export const nameOf = ({ kind, name }: Pick<Template, 'kind' | 'name'>): string =>
  name || MESSAGE_WORDS[kind];

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
