import { HotelDuty } from '../src/access/duty.enum';
import { hmac } from '../src/core/hmac';
import { newId } from '../src/database/columns';
import { repo, transaction } from '../src/database/transaction';
import type { Hotel } from '../src/hotels/hotel.entity';
import { newTeamInvitation, TeamInvitation } from '../src/hotels/teams/teamInvitation.entity';
import { INVITING } from '../src/hotels/teams/teamInvitation.service';
import { ask } from './accountHelpers';
import { makeHotel, makeRoomType, makeTeamMember } from './factories';
import type { MakeInput } from './staffMoney';
import type { TestServer, Visitor } from './testServer';

const INVITATION = '... on HotelTeamInvitation { id email duties expiresAt }';

/** Invites an address to the team of a hotel; returns the answer. */
export const invite = (person: Visitor, hotelId: string, email: string, duties: string[]): Promise<any> =>
  ask(person, 'inviteTeamMember', { hotelId, email, duties }, INVITATION);

/** The token in the link of the latest of this many invitations to an address. */
export async function tokenFor(server: TestServer, email: string, count = 1): Promise<string> {
  const mails = (await server.mailsTo(email, count)).filter(({ text }) => text.includes('/teaminvitation'));
  return /\/teaminvitation\?token=(\S+)/.exec(mails.at(-1)!.text)![1]!;
}

/** Accepts an invitation; returns the answer. */
export const accept = (person: Visitor, token: string): Promise<any> =>
  ask(person, 'acceptTeamInvitation', { token }, '... on HotelTeamMember { duties hotel { id } }');

/** Stores an open invitation to the team of a hotel; returns the token of its link. */
export async function insertInvitation(hotelId: string): Promise<string> {
  const token = `token-of-${hotelId}`;
  const invitation = newTeamInvitation({
    hotelId,
    email: 'fixture@staybook.example',
    emailKey: 'fixture@staybook.example',
    duties: [HotelDuty.FRONT_DESK],
    tokenHash: hmac(INVITING, token),
    invitedById: newId(),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  await transaction(() => repo(TeamInvitation).insert(invitation));
  return token;
}

/** A hotel with everything that guests need, which is not open for booking. */
export async function makeReadyHotel(row: Partial<Hotel> = {}): Promise<Hotel> {
  const hotel = await makeHotel({
    photos: ['https://pictures.example/hotel.jpg'],
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    openForBooking: false,
    ...row,
  });
  await makeRoomType(hotel, 1);
  return hotel;
}

/** A hotel and a member of its team. */
async function member() {
  const hotel = await makeHotel();
  const { id: userId } = await makeTeamMember([hotel], HotelDuty.FRONT_DESK);
  return { hotelId: hotel.id, userId };
}
let addresses = 0;
const invited = async () => ({
  hotelId: (await makeHotel()).id,
  email: `staff.change.${++addresses}@staybook.example`,
  duties: [HotelDuty.REVENUE],
});
/** An open invitation. */
async function open(admin: Visitor) {
  const { hotelId, email, duties } = await invited();
  return { hotelId, invitationId: (await invite(admin, hotelId, email, duties)).id };
}

/** Inputs of changes of teams, and of opening and closing hotels. */
export const TEAM_CHANGES: Record<string, MakeInput> = {
  inviteTeamMember: invited,
  resendTeamInvitation: (_server, admin) => open(admin),
  cancelTeamInvitation: (_server, admin) => open(admin),
  updateTeamMember: async () => ({ ...(await member()), duties: [HotelDuty.FINANCE] }),
  removeTeamMember: member,
  openHotelForBooking: async () => ({ hotelId: (await makeReadyHotel()).id }),
  closeHotelForBooking: async () => ({ hotelId: (await makeHotel()).id }),
};
