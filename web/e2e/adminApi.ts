import { expect, type APIRequestContext } from '@playwright/test';

interface Hotel {
  id: string;
  city: { id: string };
  roomTypes: { id: string; priceCents: number }[];
}

interface BookingAhead {
  hotel: { id: string };
  user: { name: string };
  stays: { number: number; checkIn: string }[];
}

interface Rate {
  from: string;
  to: string;
  priceCents?: number;
  minimumNights?: number;
}

/** The actions of an administrator during a guest's journey, by the API. */
export class AdminApi {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token = '',
  ) {}

  /** By default as the administrator, else as another account of the demonstration. */
  static async signIn(request: APIRequestContext, username = 'admin_demo'): Promise<AdminApi> {
    const input = { username, password: 'Stay#2026' };
    const { signIn } = await new AdminApi(request).ask<{ signIn: { accessToken: string } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } } }',
      { input },
    );
    return new AdminApi(request, signIn.accessToken);
  }

  /** The same session with a proof that its owner is at the device. */
  async withProof(password: string): Promise<AdminApi> {
    const { giveProof } = await this.ask<{ giveProof: { accessToken: string } }>(
      'mutation ($input: GiveProofInput!) { giveProof(input: $input) { ... on ProofGiven { accessToken } } }',
      { input: { password } },
    );
    return new AdminApi(this.request, giveProof.accessToken);
  }

  /** The first hotel of a city in lists. */
  async findHotel(city: string): Promise<Hotel> {
    const { hotels } = await this.ask<{ hotels: { items: Hotel[] } }>(
      'query ($city: String) { hotels(filter: { city: $city }, sort: RATING_DESC, limit: 1) { items { id city { id } roomTypes { id priceCents } } } }',
      { city },
    );
    return hotels.items[0]!;
  }

  /** The confirmed stay that begins last, with its hotel. */
  async findStayAhead(): Promise<{ hotelId: string; guest: string; number: number; checkIn: string }> {
    const { bookings } = await this.ask<{ bookings: { items: BookingAhead[] } }>(
      `{ bookings(filter: { status: CONFIRMED }, sort: CHECK_IN_DESC, limit: 50) { items {
        user { name } hotel { id } stays { number checkIn } } } }`,
      {},
    );
    const { hotel, user, stays } = bookings.items.find((booking) => booking.stays.length === 1)!;
    return { hotelId: hotel.id, guest: user.name, ...stays[0]! };
  }

  async setRates(roomTypeId: string, rates: Rate[]): Promise<void> {
    const answer = await this.ask<{ updateRates: { __typename: string } }>(
      'mutation ($input: UpdateRatesInput!) { updateRates(input: $input) { __typename } }',
      { input: { roomTypeId, rates } },
    );
    expect(answer.updateRates.__typename).toBe('RoomType');
  }

  async updateUser(input: { email: string; role?: string; active?: boolean }): Promise<void> {
    const answer = await this.ask<{ updateUser: { __typename: string } }>(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename } }',
      { input },
    );
    expect(answer.updateUser.__typename).toBe('User');
  }

  /** Any question or command of an administrator. */
  async ask<Data>(query: string, variables: object): Promise<Data> {
    const headers = this.token ? { authorization: `Bearer ${this.token}` } : undefined;
    const answer = await this.request.post('/graphql', { data: { query, variables }, headers });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
    expect(errors, query).toBeUndefined();
    return data;
  }
}
