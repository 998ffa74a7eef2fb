import { In, IsNull, Not, Raw } from 'typeorm';
import { ROLE_CODES } from '../../../schema/accounts';
import { repo } from '../database/transaction';
import { cursorOf } from '../eventLog/cursor';
import { EventType } from '../eventLog/eventType.enum';
import type { NumberedEvent } from '../eventLog/loggedEvent.entity';
import { StaffMember } from '../hotels/staff.entity';
import { memberAt, newMessage, queueMessages, reportedTo } from './message.service';
import { Webhook } from './webhook.entity';

/** Events that a webhook of a hotel's staff reports, beside those of the owner's own bookings. */
const OF_STAFF = [EventType.NIGHTS_CHANGED, EventType.REVIEW_CREATED, EventType.HOTEL_CHANGED];
/** Webhooks that report changes of hotels. */
const OF_CHANGES = { events: Raw((column) => `${column} LIKE '%${EventType.HOTEL_CHANGED}%'`) };
const IN_USE = { disabledAt: IsNull(), verifiedAt: Not(IsNull()) };

/** Queues the messages about events that got their places in the log, inside the same transaction. */
export async function queueEventMessages(events: NumberedEvent[]): Promise<void> {
  if (!(await repo(Webhook).existsBy(IN_USE))) return;
  const hotelIds = [...new Set(events.flatMap(({ hotelId }) => hotelId ?? []))];
  const [team, staff] = [await reportedTo(hotelIds), await staffOf(hotelIds)];
  const owners = [...staff, ...team].map((member) => member.split(' ')[0]!);
  const guests = events.flatMap(({ userId }) => userId ?? []);
  const found = await repo(Webhook).find({
    where: [
      { ...IN_USE, userId: In([...new Set([...owners, ...guests])]) },
      { ...IN_USE, allBookings: true, userRow: { roleCode: ROLE_CODES.ADMIN } },
      ...(events.some(isOfAny) ? [{ ...IN_USE, ...OF_CHANGES }] : []),
    ],
    relations: { userRow: true },
  });
  const webhooks = found.filter(({ userRow }) => userRow!.active);
  await queueMessages(
    events.flatMap((event) =>
      webhooks
        .filter((webhook) => isTold(webhook, event, { team, staff }))
        .map((webhook) => newMessage(webhook, messageOf(event))),
    ),
  );
}

/** The members of hotels who get their events, as memberAt() names them. */
interface Told {
  team: ReadonlySet<string>;
  staff: ReadonlySet<string>;
}

/** Whether the event says that any hotel may have changed, so that it is for all who have webhooks for such events. */
const isOfAny = ({ type, hotelId }: NumberedEvent): boolean =>
  type === EventType.HOTEL_CHANGED && hotelId === null;

/** Whether a webhook reports the event: to its guest or author, the hotel's staff and team, and administrators. */
function isTold(webhook: Webhook, event: NumberedEvent, { team, staff }: Told): boolean {
  const { type, hotelId, userId } = event;
  if (!webhook.events.includes(type)) return false;
  if (isOfAny(event)) return true;
  const member = memberAt(webhook.userId, hotelId ?? '');
  if (!webhook.allBookings)
    return webhook.userId === userId || (OF_STAFF.includes(type) && staff.has(member));
  if (webhook.hotelIds && !webhook.hotelIds.includes(hotelId ?? '')) return false;
  const { roleCode } = webhook.userRow!;
  return roleCode === ROLE_CODES.ADMIN || (roleCode === ROLE_CODES.TEAM && team.has(member));
}

/** The message about an event. The same event has the same cursor in the event log. */
const messageOf = ({ type, position, at, hotelId, hotelSequence, data }: NumberedEvent) => ({
  event: type,
  hotelId,
  createdAt: at,
  body: JSON.stringify({
    type,
    timestamp: at.toISOString(),
    cursor: cursorOf({ position, at }),
    hotelSequence,
    data: JSON.parse(data) as unknown,
  }),
});

async function staffOf(hotelIds: string[]): Promise<ReadonlySet<string>> {
  const staff = await repo(StaffMember).find({
    where: { hotelId: In(hotelIds) },
    select: { userId: true, hotelId: true },
  });
  return new Set(staff.map(({ userId, hotelId }) => memberAt(userId, hotelId)));
}
