import { MoreThan, MoreThanOrEqual } from 'typeorm';
import {
  bodyProblem,
  filledLines,
  filledSubject,
  filledText,
  hasSubject,
  subjectProblem,
  tidyBody,
  type MessageKindName,
} from '../../../../schema/guestMessages';
import { referenceOf } from '../../../../schema/bookingReferences';
import type { Language } from '../../../../schema/language';
import { todayIn } from '../../../../schema/nights';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { takeOrRefuse } from '../../access/limits/take';
import { authorize, authorized, authorizeToAsk, can, type Viewer } from '../../access/policy';
import { build } from '../../core/build';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { fill } from '../../../../schema/fill';
import { inLanguage } from '../../core/readerLanguage';
import { repo, transaction } from '../../database/transaction';
import { findHotelWithCity } from '../../hotels/hotel.service';
import type { Hotel } from '../../hotels/hotel.entity';
import { guestMessageMail } from '../../mails/guestMessage.mails';
import { queueMail } from '../../mails/outbox.service';
import { User } from '../../users/user.entity';
import { owedBy } from '../balance/owed';
import { Booking, BookingStatus } from '../booking.entity';
import { bookingKey } from '../reference.service';
import { bookingUrl } from '../v1Client';
import type { MessagePreviewArgs, SendTestMessageInput } from './messageTemplate.inputs';
import { MessagePreview, MessageTemplateRefused, QuickReply } from './messageTemplate.types';
import { valuesOf } from './messageValues.service';
import { refuseUrl } from './optOut.service';
import { templatesOf, textOf, textsOf } from './templateList.service';

/** A text as it is typed, as the guest of a booking of the hotel would get it; null without such a hotel. */
export async function previewMessage(
  viewer: Viewer | undefined,
  { hotelId, kind, subject, body, booking: asked, language }: MessagePreviewArgs,
): Promise<MessagePreview | null> {
  authorize(viewer, 'messageTemplate:read', { hotelId });
  const found = await findHotelWithCity(hotelId);
  if (!found) return null;
  const booking = await findBooking({ hotelId, kind, asked, timeZone: found.city.timeZone });
  const problem = problemOf(kind, subject, body) ?? null;
  if (problem || !booking)
    return build(MessagePreview, { booking, problem, subject: problem ? '' : subject, lines: [] });
  const values = await valuesFor(booking, found.hotel, language);
  return build(MessagePreview, {
    booking,
    problem,
    subject: hasSubject(kind) ? filledSubject(subject, values) : '',
    lines: filledLines(tidyBody(body), values).map((parts) => ({ parts })),
  });
}

/** Sends a text as it is typed to the viewer. Refuses MessageTemplateRefused and TooManyAttempts. */
export async function sendTestMessage(
  viewer: Viewer | undefined,
  { hotelId, kind, subject, body, booking: asked, language }: SendTestMessageInput,
): Promise<string> {
  const { id } = authorized(viewer, 'messageTemplate:manage', { hotelId });
  const problem = problemOf(kind, subject, body);
  if (problem) refuse(new MessageTemplateRefused(null, problem));
  const found = await findHotelWithCity(hotelId);
  if (!found) refuse(new MessageTemplateRefused(null, 'This hotel does not exist.'));
  const { hotel, city } = found;
  const booking = await findBooking({ hotelId, kind, asked, timeZone: city.timeZone });
  if (!booking)
    refuse(new MessageTemplateRefused(null, 'The hotel has no such booking to fill the message with.'));
  await takeOrRefuse('testMessages', id);
  const values = await valuesFor(booking, hotel, language);
  const user = await repo(User).findOneByOrFail({ id });
  const { checkIn, checkOut } = booking;
  const write = () => {
    const title = hasSubject(kind)
      ? filledSubject(subject, values)
      : fill('A message from {hotel}', { hotel: hotel.name });
    return guestMessageMail({
      hotelName: hotel.name,
      subject: fill('Test: {title}', { title }),
      lines: filledLines(tidyBody(body), values),
      reference: referenceOf(booking),
      checkIn,
      checkOut,
      url: bookingUrl(booking),
      unsubscribeUrl: kind === 'AFTER_STAY' ? refuseUrl({ userId: id, hotelId }) : undefined,
    });
  };
  await transaction(async () => {
    await queueMail(user, write);
    const record = { record: AuditRecord.HOTEL, id: hotelId, name: hotel.name };
    await recordChange(viewer, { action: 'sendTestMessage', ...record });
  });
  return user.email;
}

/** The texts of the hotel of a booking, filled for it, to insert in a chat: quick replies first, no reminder where nothing is owed. None without such a booking. */
export async function listQuickReplies(viewer: Viewer | undefined, bookingId: string): Promise<QuickReply[]> {
  authorizeToAsk(viewer, 'guestMessage:read');
  const booking = await repo(Booking).findOneBy({ id: bookingId });
  if (booking && !can(viewer, 'guestMessage:read', booking)) return [];
  const found = booking?.hotelId ? await findHotelWithCity(booking.hotelId) : undefined;
  if (!booking || !found) return [];
  const templates = await templatesOf(found.hotel.id);
  const texts = await textsOf(templates);
  const guest = await repo(User).findOneByOrFail({ id: booking.userId });
  const values = await inLanguage(guest.language ?? found.hotel.language, () =>
    valuesOf(booking, found.hotel, guest),
  );
  const languages = [guest.language, found.hotel.language];
  const isReply = ({ kind }: { kind: MessageKindName }) => kind === 'QUICK_REPLY';
  return [...templates.filter(isReply), ...templates.filter((template) => !isReply(template))]
    .filter((template) => !isReply(template) || template.enabled)
    .filter(({ kind }) => kind !== 'PAYMENT_DUE' || owedBy(booking) > 0)
    .map((template) => {
      const { kind, name } = template;
      const text = filledText(textOf(template, texts, languages).body, values);
      // a message without a row has an id that no other one has
      return build(QuickReply, { id: isReply(template) ? template.id : kind, kind, name, text });
    })
    .filter(({ text }) => text.trim());
}

const problemOf = (kind: MessageKindName, subject: string, body: string): string | undefined =>
  subjectProblem(kind, subject) ?? bodyProblem(kind, body);

/** In the language of the text, which is that in which the hotel writes if it is not said. */
async function valuesFor(booking: Booking, hotel: Hotel, language: Language | null | undefined) {
  const user = await repo(User).findOneByOrFail({ id: booking.userId });
  return inLanguage(language ?? hotel.language, () => valuesOf(booking, hotel, user));
}

interface Wanted {
  hotelId: string;
  kind: MessageKindName;
  timeZone: string;
  asked?: string | null;
}

/** The booking of a hotel with a reference or id, or else its next arrival, of guests who owe something if the message is about that. */
async function findBooking({ hotelId, kind, timeZone, asked }: Wanted): Promise<Booking | null> {
  if (asked?.trim()) return repo(Booking).findOneBy({ hotelId, ...bookingKey(asked) });
  const ahead = {
    hotelId,
    status: BookingStatus.CONFIRMED,
    checkIn: MoreThanOrEqual(todayIn(timeZone, now())),
  };
  const order = { checkIn: 'ASC', id: 'ASC' } as const;
  const owing =
    kind === 'PAYMENT_DUE' &&
    (await repo(Booking).findOne({ where: { ...ahead, balanceCents: MoreThan(0) }, order }));
  return owing || repo(Booking).findOne({ where: ahead, order });
}
