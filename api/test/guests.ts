import type { Hotel } from '../src/hotels/hotel.entity';
import { choice } from './checkoutHelpers';
import { makeHotel, makeRoomType, makeUser } from './factories';
import { endStays } from './moveStays';
import type { Answer, TestServer, Visitor } from './testServer';

const HOTEL = 'hotel { id ratingsAverage numberOfRatings ratingDistribution }';
const BOOKING = 'review { id } viewerCan { review }';
/** The fields that are selected of every review. */
export const REVIEW = `id rating text createdAt reply repliedAt stayed ${HOTEL} user { id name }
  booking { id ${BOOKING} } viewerCan { update delete reply }`;
const DOCUMENT = (field: string, input: string) => `mutation ($input: ${input}!) { ${field}(input: $input) {
  __typename ${field === 'deleteReview' ? `... on DeletedReview { reviewId ${HOTEL} booking { id ${BOOKING} } }` : `... on Review { ${REVIEW} }`}
  ... on Problem { message } } }`;

interface BookingOptions {
  hotel?: Hotel;
  from?: number;
  paid?: boolean;
  /** The guest who books; a new user by default. */
  of?: Visitor;
}

/** Guests with bookings and reviews, made over GraphQL. */
export class Guests {
  constructor(private readonly server: TestServer) {}

  /** A guest with a booking of a room in a room type of its own. */
  async withBooking({ hotel, from = 10, paid = true, of }: BookingOptions = {}) {
    const booked = hotel ?? (await makeHotel());
    const { roomNumbers } = await makeRoomType(booked);
    const person = of ?? (await this.server.as(await makeUser()));
    return {
      person,
      hotel: booked,
      bookingId: await this.book(person, booked, roomNumbers[0]!.id, from, paid),
    };
  }

  /** This many guests, each with a booking in the same hotel. */
  async withBookings(hotel: Hotel, count: number) {
    const { roomNumbers } = await makeRoomType(hotel, count);
    return Promise.all(
      roomNumbers.map(async ({ id }) => {
        const person = await this.server.as(await makeUser());
        return { person, bookingId: await this.book(person, hotel, id, 10, true) };
      }),
    );
  }

  async withReview({
    rating = 4,
    text = 'Good.',
    ...options
  }: BookingOptions & { rating?: number; text?: string } = {}) {
    const booked = await this.withStay(options);
    const { id } = await this.review(booked.person, { bookingId: booked.bookingId, rating, text });
    return { ...booked, reviewId: id as string };
  }

  /** A guest whose stay is over. */
  async withStay(options: BookingOptions = {}) {
    const booked = await this.withBooking(options);
    await endStays(booked.bookingId);
    return booked;
  }

  review(
    person: Visitor,
    { bookingId, rating = 4, text = 'Good.' }: { bookingId: string; rating?: number; text?: string },
  ) {
    return this.answer(person, 'createReview', { bookingId, rating, text });
  }

  /** The result of a mutation that must succeed. */
  async answer(person: Visitor, field: string, input: object): Promise<any> {
    const { data, errors } = await this.ask(person, field, input);
    expect(errors).toBeUndefined();
    return data[field];
  }

  ask(person: Visitor, field: string, input: object): Promise<Answer> {
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    return person.graphql(DOCUMENT(field, type), { input });
  }

  async read(person: Visitor, id: string) {
    return (await person.graphql(`query ($id: ID!) { review(id: $id) { ${REVIEW} } }`, { id })).data.review;
  }

  /** The public ratings of a hotel. */
  async ratingsOf(id: string) {
    const visitor = await this.server.as();
    const document = `query ($id: ID!) { hotel(id: $id) { ratingsAverage numberOfRatings ratingDistribution } }`;
    return (await visitor.graphql(document, { id })).data.hotel;
  }

  cancel(person: Visitor, bookingId: string) {
    const document = 'mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }';
    return person.graphql(document, { input: { bookingId } });
  }

  async booking(person: Visitor, id: string) {
    return (await person.graphql(`query ($id: ID!) { booking(id: $id) { ${BOOKING} } }`, { id })).data
      .booking;
  }

  private async book(person: Visitor, hotel: Hotel, roomNumberId: string, from: number, paid: boolean) {
    const { data } = await person.graphql(
      `mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) { ... on Checkout { url booking { id } } } }`,
      { input: choice(hotel.id, [roomNumberId], from, from + 2) },
    );
    if (paid) expect(await this.server.pay(data.createCheckout.url)).toBe(303);
    return data.createCheckout.booking.id as string;
  }
}
