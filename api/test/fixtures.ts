import { insertDispute } from './disputeHelpers';
import { Role } from '../src/access/role.enum';
import { transaction } from '../src/database/transaction';
import { openOffer } from '../src/photos/offers/propertyOffer.service';
import { makeHotel, makeRoomType, makeUser, night } from './factories';
import { endStays } from './moveStays';
import { insertPayout } from './payoutRows';
import { insertInvitation } from './teams';
import { bookAtDesk } from './walkIns';
import type { TestServer, Visitor } from './testServer';

export type Asker = 'nobody' | 'another customer' | 'intermediate' | 'administrator' | 'owner';
/** The owner comes last, since the owner's call can delete the subject. */
export const ASKERS: Asker[] = ['nobody', 'another customer', 'intermediate', 'administrator', 'owner'];
export const ROLES = {
  'another customer': Role.CUSTOMER,
  intermediate: Role.INTERMEDIATE,
  administrator: Role.ADMIN,
  owner: Role.CUSTOMER,
};

/** The ids in the sample documents. */
export interface Fixtures {
  cityId: string;
  hotelId: string;
  roomTypeId: string;
  roomNumberId: string;
  heldId: string;
  confirmedId: string;
  /** An open dispute of the payment of the confirmed booking. */
  disputeId: string;
  /** A payout with the charge of the confirmed booking. */
  payoutId: string;
  /** The last part of the address of a payment link. */
  paymentToken: string;
  reviewId: string;
  /** The review that the owner deletes, since an administrator deletes the other one. */
  lastReviewId: string;
  ownerId: string;
  ownerEmail: string;
  /** A group that the owner administers, with the partner. */
  chatId: string;
  partnerId: string;
  /** A group to which the partner has invited the owner. */
  invitedChatId: string;
  /** The last part of the link of an invitation to the hotel's team. */
  invitationToken: string;
  /** A property that the owner offers. */
  offerId: string;
}

/** The last part of the address of a new payment link. */
async function linkFor(admin: Visitor): Promise<string> {
  const { id } = await bookAtDesk(admin, null);
  const { data } = await admin.graphql(
    `mutation { createPaymentLink(input: { bookingId: "${id}", mail: false, idempotencyKey: "link" }) { ... on CreatedPaymentLink { url } } }`,
  );
  return data.createPaymentLink.url.split('/').at(-1);
}

/** A visitor of every kind, and a hotel with the owner's bookings and reviews. */
export async function makeFixtures(server: TestServer) {
  const owner = await makeUser();
  const people: Record<Asker, Visitor> = {
    nobody: await server.as(),
    owner: await server.as(owner),
    'another customer': await server.as(await makeUser()),
    intermediate: await server.as(await makeUser('INTERMEDIATE')),
    administrator: await server.as(await makeUser('ADMIN')),
  };
  await makeUser('ADMIN');
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, 5);
  const book = async (index: number) => {
    const { data } = await people.owner.graphql(
      `mutation { createCheckout(input: { hotelId: "${hotel.id}", roomNumberIds: ["${roomNumbers[index]!.id}"],
        checkIn: "${night(9)}", checkOut: "${night(10)}", idempotencyKey: "${index}" }) { ... on Checkout { url booking { id } } } }`,
    );
    return data.createCheckout as { url: string; booking: { id: string } };
  };
  const [held, confirmed] = [await book(0), await book(1)];
  await server.pay(confirmed.url);
  const review = async (index: number) => {
    const { url, booking } = await book(index);
    await server.pay(url);
    await endStays(booking.id);
    const { data } = await people.owner.graphql(
      `mutation { createReview(input: { bookingId: "${booking.id}", rating: 4, text: "Good" }) { ... on Review { id } } }`,
    );
    return data.createReview.id as string;
  };
  const partner = await makeUser();
  const partnerVisitor = await server.as(partner);
  const group = async (visitor: Visitor, memberId: string): Promise<string> => {
    const { data } = await visitor.graphql(
      `mutation { createGroupChat(input: { name: "Trip", memberIds: ["${memberId}"] }) { ... on Chat { id } } }`,
    );
    return data.createGroupChat.id;
  };
  const chatId = await group(people.owner, partner.id);
  await partnerVisitor.graphql(
    `mutation { acceptChatInvitation(input: { chatId: "${chatId}" }) { __typename } }`,
  );
  const fixtures: Fixtures = {
    cityId: hotel.cityId,
    hotelId: hotel.id,
    roomTypeId: roomType.id,
    roomNumberId: roomNumbers[2]!.id,
    heldId: held.booking.id,
    confirmedId: confirmed.booking.id,
    disputeId: await insertDispute(confirmed.booking.id),
    payoutId: await insertPayout(confirmed.booking.id),
    paymentToken: await linkFor(people.administrator),
    reviewId: await review(3),
    lastReviewId: await review(4),
    ownerId: owner.id,
    ownerEmail: owner.email,
    chatId,
    partnerId: partner.id,
    invitedChatId: await group(partnerVisitor, owner.id),
    invitationToken: await insertInvitation(hotel.id),
    offerId: await transaction(() => openOffer(owner.id, new Date())),
  };
  return { people, fixtures, ownerId: owner.id };
}
