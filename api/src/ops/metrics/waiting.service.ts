import { IsNull, LessThanOrEqual, Not, type DataSource } from 'typeorm';
import { Booking, BookingStatus } from '../../bookings/booking.entity';
import { sumOwedAtDesk } from '../../bookings/desk/owedAtDesk.service';
import { findReading } from '../../books/provider/readProvider.service';
import { now } from '../../core/clock';
import { readReplica } from '../../database/onReplica';
import { poolState, type PoolState } from '../../database/serverPool';
import { repo } from '../../database/transaction';
import { Mail } from '../../mails/mail.entity';
import { Dispute } from '../../bookings/dispute/dispute.entity';
import { Payment } from '../../bookings/pay/payment.entity';
import { PaymentDifference } from '../../bookings/pay/paymentDifference.entity';
import { OWED_AT_DESK, Refund } from '../../bookings/pay/refund.entity';
import { ProviderEvent } from '../../bookings/pay/providerEvent.entity';
import { WebhookDelivery } from '../../webhooks/webhookDelivery.entity';

/** Connections by what they do; undefined with the embedded database. */
export const readPool = (database: DataSource): PoolState | undefined => poolState(database);

/** For how many seconds the read replica has not been known to have everything; asks it now. 0 without a replica. */
export async function readReplicaLag(): Promise<number> {
  const replica = readReplica();
  await replica?.check().catch(() => undefined);
  return replica?.lagSeconds ?? 0;
}

/** Rows that wait for a job: how many, and for how many seconds the first of them has been due. */
interface Waiting {
  count: number;
  seconds: number;
}

/** What waits for jobs, by its name. */
export async function readWaiting(): Promise<Record<string, Waiting>> {
  const [mails, refunds, payments, events, webhooks, holds] = await Promise.all([
    readDue(Mail),
    readDue(Refund),
    readDue(Payment),
    readDue(ProviderEvent),
    readDue(WebhookDelivery),
    readEndedHolds(),
  ]);
  return { mails, refunds, payments, events, webhooks, holds };
}

/** Payments that fit no booking, and that nobody has looked into yet. */
export const countDifferences = (): Promise<number> =>
  repo(PaymentDifference).countBy({ resolvedAt: IsNull() });

/** Seconds since the card provider was last read; before the first time since the oldest booking, or 0 without one. */
export async function readProviderAge(): Promise<number> {
  const { readAt } = (await findReading()) ?? {};
  if (readAt) return secondsSince(readAt);
  const [oldest] = await repo(Booking).find({
    select: { id: true, createdAt: true },
    order: { createdAt: 'ASC' },
    take: 1,
  });
  return secondsSince(oldest?.createdAt);
}

/** Disputes of payments that have not ended. */
export const countOpenDisputes = (): Promise<number> => repo(Dispute).countBy({ closedAt: IsNull() });

/** The refunds that front desks owe guests: how many, their sum in cents, and how many seconds the first has been due. */
export async function readOwedAtDesk(): Promise<Waiting & { cents: number }> {
  const [sums, first] = await Promise.all([
    sumOwedAtDesk(),
    repo(Refund).findOne({
      select: { id: true, createdAt: true },
      where: OWED_AT_DESK,
      order: { createdAt: 'ASC' },
    }),
  ]);
  return { ...sums, seconds: secondsSince(first?.createdAt) };
}

interface DueRow {
  id: string;
  dueAt: Date | null;
}

async function readDue(entity: new () => DueRow): Promise<Waiting> {
  const where = { dueAt: Not(IsNull()) };
  const [count, first] = await Promise.all([
    repo(entity).countBy(where),
    repo(entity).findOne({ select: { id: true, dueAt: true }, where, order: { dueAt: 'ASC' } }),
  ]);
  return { count, seconds: secondsSince(first?.dueAt) };
}

/** Holds that are over and still keep their rooms. */
async function readEndedHolds(): Promise<Waiting> {
  const where = { status: BookingStatus.HELD, holdExpiresAt: LessThanOrEqual(now()) };
  const [count, first] = await Promise.all([
    repo(Booking).countBy(where),
    repo(Booking).findOne({
      select: { id: true, holdExpiresAt: true },
      where,
      order: { holdExpiresAt: 'ASC' },
    }),
  ]);
  return { count, seconds: secondsSince(first?.holdExpiresAt) };
}

const secondsSince = (moment: Date | null | undefined): number =>
  moment ? Math.max(0, (now().getTime() - moment.getTime()) / 1000) : 0;
