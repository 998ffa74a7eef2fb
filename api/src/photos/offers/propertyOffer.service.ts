import { In, IsNull } from 'typeorm';
import type { Counting } from '../../core/counting.decorator';
import { slice, type KeyedPageArgs, type PageOf } from '../../core/pagination';
import { HotelDuty } from '../../access/duty.enum';
import { authorize, authorized, type Viewer } from '../../access/policy';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { equals, type Condition } from '../../database/lists/conditions';
import { lockRow, lockRows, repo, requireTransaction, transaction } from '../../database/transaction';
import { PropertyOffer, PropertyOfferState, newPropertyOffer } from './propertyOffer.entity';
import { Upload, UploadPurpose } from '../upload.entity';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { now } from '../../core/clock';
import { pageUrl } from '../../core/pageUrl';
import { nameKey } from '../../core/nameKey';
import { BadInput, refuse } from '../../core/problems';
import { createHotel } from '../../hotels/hotel.service';
import { Hotel } from '../../hotels/hotel.entity';
import { joinTeam } from '../../hotels/teams/teamMember.service';
import { offerAcceptedMail, offerDeclinedMail, offerListedMail } from '../../mails/offer.mails';
import { queueMail } from '../../mails/outbox.service';
import type { RenderedMail } from '../../mails/renderMail';
import { User } from '../../users/user.entity';
import type {
  AcceptPropertyOfferInput,
  DeclinePropertyOfferInput,
  PropertyOffersArgs,
} from './propertyOffer.inputs';
import { OfferAnswered, UnknownPropertyOffer } from './propertyOffer.types';

/**
 * Creates the offer of a property for files that are sent together, inside the caller's transaction; returns
 * its id.
 */
export async function openOffer(userId: string, sentAt: Date): Promise<string> {
  requireTransaction('openOffer()');
  const offer = newPropertyOffer({ userId, sentAt });
  await repo(PropertyOffer).insert(offer);
  return offer.id;
}

/** One page of the viewer's offers, newest first. */
export async function listOwnOffers(
  viewer: Viewer | undefined,
  { after, ...page }: KeyedPageArgs,
  counting: Counting = {},
): Promise<PageOf<PropertyOffer>> {
  const { id } = authorized(viewer, 'offer:list-own');
  const where = equals<PropertyOffer>({ userId: id });
  const sort: ListOrder<PropertyOffer> = { by: ['sentAt'], descending: true };
  return readPage(PropertyOffer, { where, sort, after, ...slice(page), ...counting });
}

/** Leaves out files that are due or were tried: they are being destroyed, or were given up. */
export const existingFiles = (files: Upload[]): Upload[] =>
  files.filter(({ dueAt, attempts }) => !dueAt && attempts === 0);

/** One page of all offers, newest first. */
export async function listOffers(
  viewer: Viewer | undefined,
  { state, after, ...page }: PropertyOffersArgs,
  counting: Counting = {},
): Promise<PageOf<PropertyOffer>> {
  authorize(viewer, 'submission:list');
  const where = equals<PropertyOffer>({ state });
  const sort: ListOrder<PropertyOffer> = { by: ['sentAt'], descending: true };
  return readPage(PropertyOffer, { where, sort, after, ...slice(page), ...counting });
}

export async function findOffer(viewer: Viewer | undefined, id: string): Promise<PropertyOffer | null> {
  authorize(viewer, 'submission:list');
  return repo(PropertyOffer).findOneBy({ id });
}

/**
 * Declines an offer and mails the answer to its sender. Repeating the same answer changes nothing. Refuses
 * UnknownPropertyOffer, OfferAnswered.
 */
export async function declineOffer(
  viewer: Viewer | undefined,
  { offerId, answer: typed }: DeclinePropertyOfferInput,
): Promise<PropertyOffer> {
  authorize(viewer, 'offer:answer');
  const answer = typed.trim();
  return transaction(async () => {
    const offer = await lockOffer(offerId);
    if (offer.state === PropertyOfferState.DECLINED && offer.answer === answer) return offer;
    await answerOffer(viewer, offer, {
      action: 'declinePropertyOffer',
      state: PropertyOfferState.DECLINED,
      answer,
      mail: (name) =>
        offerDeclinedMail({ name, sentAt: offer.sentAt, answer, url: pageUrl('/myproperties') }),
    });
    return offer;
  });
}

/**
 * Creates a hotel without rooms from an offer and its chosen pictures, makes the sender its owner, and mails them. Repeating the
 * call with the same hotel name changes nothing. Refuses UnknownPropertyOffer, OfferAnswered, and the
 * refusals of createHotel().
 */
export async function acceptOffer(
  viewer: Viewer | undefined,
  { offerId, answer: typed, photoIds, ...input }: AcceptPropertyOfferInput,
): Promise<PropertyOffer> {
  authorize(viewer, 'offer:answer');
  return transaction(async () => {
    const offer = await lockOffer(offerId);
    if (offer.hotelId && (await isNamed(offer.hotelId, input.name))) return offer;
    if (offer.state !== PropertyOfferState.NEW) refuse(new OfferAnswered());
    const hotel = await createHotel(viewer, input);
    if (photoIds?.length) await showPictures(hotel, offerId, photoIds);
    const answer = typed?.trim() || null;
    const isOwner = await handOver(viewer, offer, hotel);
    const page = isOwner ? `/staff/firsthour?hotel=${hotel.id}` : `/hotels/${hotel.id}`;
    const about = { hotelName: hotel.name, answer };
    await answerOffer(viewer, offer, {
      action: 'acceptPropertyOffer',
      state: PropertyOfferState.ACCEPTED,
      answer,
      hotelId: hotel.id,
      mail: (name) => (isOwner ? offerAcceptedMail : offerListedMail)({ name, ...about, url: pageUrl(page) }),
    });
    return offer;
  });
}

/**
 * Makes the sender the owner of the new hotel, which is not open for booking until the owner opens it. Nothing changes for
 * an administrator, who manages all hotels; returns false then.
 */
async function handOver(
  viewer: Viewer | undefined,
  { userId }: PropertyOffer,
  hotel: Hotel,
): Promise<boolean> {
  const user = await lockRow(User, userId);
  const duties = [HotelDuty.OWNER];
  const owner = await joinTeam(viewer, { user, hotel, duties, action: 'createTeam' });
  if (!owner) return false;
  await repo(Hotel).save(Object.assign(hotel, { openForBooking: false }));
  return true;
}

async function lockOffer(id: string): Promise<PropertyOffer> {
  const [offer] = await lockRows(PropertyOffer, [id]);
  return offer ?? refuse(new UnknownPropertyOffer());
}

const isNamed = (id: string, name: string): Promise<boolean> =>
  repo(Hotel).existsBy({ id, nameKey: nameKey(name) });

interface Answer extends Pick<PropertyOffer, 'answer' | 'state'> {
  /** Name of the mutation. */
  action: string;
  hotelId?: string;
  mail: (name: string) => RenderedMail;
}

/** Answers a locked offer that is still open. Refuses OfferAnswered. */
async function answerOffer(
  viewer: Viewer | undefined,
  offer: PropertyOffer,
  { action, mail, ...answer }: Answer,
): Promise<void> {
  const { id: answeredById } = authorized(viewer, 'offer:answer');
  if (offer.state !== PropertyOfferState.NEW) refuse(new OfferAnswered());
  const before = { ...offer };
  await repo(PropertyOffer).save(Object.assign(offer, { ...answer, answeredAt: now(), answeredById }));
  const sender = await repo(User).findOneByOrFail({ id: offer.userId });
  await queueMail(sender, () => mail(sender.name));
  const line = { action, record: AuditRecord.PROPERTY_OFFER, id: offer.id };
  await recordChange(viewer, { ...line, before, after: offer });
}

/** Moves pictures from an offer to the photos of a hotel. */
async function showPictures(hotel: Hotel, offerId: string, ids: string[]): Promise<void> {
  const rows = await repo(Upload).findBy({ id: In(ids), offerId, resource: 'image', dueAt: IsNull() });
  const photos = ids.flatMap((id) => rows.find((row) => row.id === id)?.url ?? []);
  if (photos.length < ids.length) throw new BadInput('Choose pictures of this submission, each only once.');
  await repo(Upload).update({ id: In(ids) }, { purpose: UploadPurpose.HOTEL_PHOTO, thingId: hotel.id });
  await repo(Hotel).save(Object.assign(hotel, { photos }));
}

/** Files that users sent with property offers, newest first. */
export function listSubmissions(
  viewer: Viewer | undefined,
  { after, ...page }: KeyedPageArgs,
  counting: Counting = {},
): Promise<PageOf<Upload>> {
  authorize(viewer, 'submission:list');
  const where: Condition<Upload>[] = [
    { column: 'purpose', is: 'PROPERTY' },
    // Leaves out files that are due to be destroyed, and files that could not be destroyed.
    { sql: 'r.dueAt IS NULL AND r.attempts = 0', values: [] },
  ];
  const sort: ListOrder<Upload> = { by: ['createdAt'], descending: true };
  return readPage(Upload, { where, sort, after, ...slice(page), ...counting });
}
