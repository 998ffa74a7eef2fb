import { USUAL_MESSAGES } from '../../schema/usualMessages';
import { nextAt } from '../src/bookings/messages/messageMoments';
import { newMessageTemplate, type MessageTemplate } from '../src/bookings/messages/messageTemplate.entity';
import { newMessageText, type MessageText } from '../src/bookings/messages/messageText.entity';
import { now } from '../src/core/clock';
import { idOf } from './extras';
import type { SeededHotel } from './hotels';

const REPLY = `Dear {guest},

You can leave your bags with us before check-in and after check-out, free of charge.

{hotel}`;

const GERMAN_REPLY = `Guten Tag {guest},

Ihr Gepäck können Sie vor dem Check-in und nach dem Check-out kostenlos bei uns lassen.

{hotel}`;

/** The messages to guests of one hotel: one that is sent before the arrival, in the usual words, and a quick reply. */
export function planGuestMessages({ row: { id: hotelId }, timeZone }: SeededHotel): {
  templates: MessageTemplate[];
  texts: MessageText[];
} {
  const { days, hour } = USUAL_MESSAGES.BEFORE_ARRIVAL;
  const before = newMessageTemplate({
    id: idOf(hotelId, 'BEFORE_ARRIVAL'),
    hotelId,
    kind: 'BEFORE_ARRIVAL',
    slot: 'BEFORE_ARRIVAL',
    enabled: true,
    days,
    hour,
    dueAt: nextAt({ hour }, timeZone, now()),
    version: 1,
  });
  const replyId = idOf(hotelId, 'Luggage');
  const reply = newMessageTemplate({
    id: replyId,
    hotelId,
    kind: 'QUICK_REPLY',
    slot: replyId,
    name: 'Luggage',
    enabled: true,
    days: 0,
    hour: 0,
    version: 1,
  });
  const words = { language: 'en' as const, subject: '', body: REPLY };
  return {
    templates: [before, reply],
    texts: [
      newMessageText({ id: idOf(hotelId, 'Luggage in English'), templateId: replyId, ...words }),
      newMessageText({
        ...words,
        id: idOf(hotelId, 'Luggage in German'),
        templateId: replyId,
        language: 'de',
        body: GERMAN_REPLY,
      }),
    ],
  };
}
