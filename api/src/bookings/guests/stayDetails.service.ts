import { IsNull, Not } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { arrivalHours } from '../../../../schema/arrivals';
import { phoneProblem } from '../../../../schema/phoneNumber';
import { arrivalWords } from '../../../../schema/houseRules';
import { readAges, writeAges, type Party } from '../../../../schema/party';
import { guestsOf } from '../../../../schema/partyWords';
import { STAY_REQUESTS, type StayRequest } from '../../../../schema/stayRequests';
import { isStorable } from '../../../../schema/textRules';
import { BadInput, refuse } from '../../core/problems';
import { searchWords } from '../../core/searchWords';
import { addWords, removeWords } from '../../database/lists/wordIndex';
import { repo } from '../../database/transaction';
import type { Hotel } from '../../hotels/hotel.entity';
import type { RoomType } from '../../rooms/roomType.entity';
import { StayRefused } from '../hold/checkout.types';
import { Booking } from '../booking.entity';
import type { PartyInput } from '../../rooms/party.types';
import type { LeadGuest, StayDetailsInput } from './stayDetails.types';

/** The words of lead guests in the index of words, by booking. */
export const LEAD_GUEST = 'leadGuest';

/** The columns of a booking that say who stays. */
type PartyColumns = Pick<Booking, 'adults' | 'childrenAges'>;
/** The columns of a booking that guests fill for the hotel. */
export type DetailColumns = Pick<
  Booking,
  'leadFirstName' | 'leadLastName' | 'guestPhone' | 'arrivalHour' | 'requestList' | 'requestNote'
>;

/** The columns of a booking that name its lead guest. */
type LeadColumns = Pick<Booking, 'leadFirstName' | 'leadLastName'>;

/** A party from an input. */
const readParty = ({ adults, childrenAges }: PartyInput): Party => ({
  adults,
  childrenAges: childrenAges ?? [],
});

/** A party as columns; none where it is not known. */
export const partyColumns = (party: PartyInput | null | undefined): Partial<PartyColumns> =>
  party ? { adults: party.adults, childrenAges: writeAges(readParty(party).childrenAges) } : {};

/** Who stays; null for a booking that does not know. */
export const partyOf = ({ adults, childrenAges }: PartyColumns) =>
  adults === null ? null : { adults, childrenAges: readAges(childrenAges ?? '') ?? [] };

/** The guest in whose name the rooms are kept; null if it is the person who booked. */
export const leadGuestOf = ({ leadFirstName, leadLastName }: LeadColumns): LeadGuest | null =>
  leadFirstName === null || leadLastName === null
    ? null
    : { firstName: leadFirstName, lastName: leadLastName, name: `${leadFirstName} ${leadLastName}` };

/** What the guests ask for, in the order of the list. */
export function requestsOf({ requestList }: Pick<Booking, 'requestList'>): StayRequest[] {
  const names = (requestList ?? '').split(',');
  return STAY_REQUESTS.filter((request) => names.includes(request));
}

/** The columns that an input sets: those that it leaves out are not among them. Refuses what cannot be stored. */
export function detailColumns(input: StayDetailsInput | null | undefined): Partial<DetailColumns> {
  const { leadGuest, guestPhone, arrivalHour, requests, requestNote } = input ?? {};
  const columns: Partial<DetailColumns> = {};
  if (leadGuest !== undefined) {
    columns.leadFirstName = leadGuest && named(leadGuest.firstName, 'first');
    columns.leadLastName = leadGuest && named(leadGuest.lastName, 'last');
  }
  if (guestPhone !== undefined) columns.guestPhone = readPhone(guestPhone);
  if (arrivalHour !== undefined) columns.arrivalHour = arrivalHour;
  if (requests !== undefined) columns.requestList = requests?.join(',') || null;
  if (requestNote !== undefined) columns.requestNote = storable(requestNote?.trim() ?? '', 'request') || null;
  return columns;
}

function named(name: string, which: 'first' | 'last'): string {
  if (!name.trim())
    throw new BadInput(
      which === 'first' ? 'Enter the first name of the guest.' : 'Enter the last name of the guest.',
    );
  return storable(name.trim(), 'name');
}

function storable(text: string, what: 'name' | 'request'): string {
  if (!isStorable(text))
    throw new BadInput(
      what === 'name'
        ? 'Retype the name. It contains a character that cannot be saved.'
        : 'Retype the request. It contains a character that cannot be saved.',
    );
  return text;
}

function readPhone(phone: string | null): string | null {
  const given = phone?.trim() || null;
  const problem = given && phoneProblem(given);
  if (problem) throw new BadInput(problem);
  return given;
}

/** What is wrong with an hour of arrival at the hotel; undefined if nothing is, or no hour is given. */
export function arrivalProblem(hotel: Hotel, arrivalHour: number | null | undefined): string | undefined {
  return arrivalHour == null || arrivalHours(hotel).includes(arrivalHour)
    ? undefined
    : fill('Check-in at {hotel} is {hours}.', { hotel: hotel.name, hours: arrivalWords(hotel) });
}

/** The columns of a new booking that say who comes. */
export type NewGuests = Partial<PartyColumns & DetailColumns>;

/** The columns of a new booking from its input. Refuses StayRefused for an hour at which the hotel takes nobody in. */
export function readGuests(
  hotel: Hotel,
  { party, details }: { party?: PartyInput | null; details?: StayDetailsInput | null },
): NewGuests {
  const problem = arrivalProblem(hotel, details?.arrivalHour);
  if (problem) refuse(new StayRefused(problem));
  return { ...partyColumns(party), ...detailColumns(details) };
}

/** A party and details as parts of the hash of a request; none where nothing is given, as before there were any. */
export const detailsInWords = (
  party: PartyInput | null | undefined,
  details: StayDetailsInput | null | undefined,
): string[] => [
  ...(party ? [JSON.stringify(partyColumns(party))] : []),
  ...(details ? [JSON.stringify(detailColumns(details))] : []),
];

/** Refuses StayRefused if the rooms sleep fewer than the party and the guest has not agreed to that. */
export function checkBeds(
  rooms: { numbers: readonly { roomTypeId: string }[]; types: ReadonlyMap<string, RoomType> },
  party: PartyInput | null | undefined,
  bookAnyway: boolean | null | undefined,
): void {
  if (!party || bookAnyway) return;
  const sleeps = sleepsOf(rooms);
  const guests = guestsOf(readParty(party));
  if (sleeps < guests)
    refuse(
      new StayRefused(
        fill('Your rooms sleep {sleeps} of {guests} guests. Add a room, or confirm that you book anyway.', {
          sleeps,
          guests,
        }),
      ),
    );
}

/** The number of people that rooms sleep. */
export const sleepsOf = ({
  numbers,
  types,
}: {
  numbers: readonly { roomTypeId: string }[];
  types: ReadonlyMap<string, RoomType>;
}): number => numbers.reduce((sum, { roomTypeId }) => sum + types.get(roomTypeId)!.maxPeople, 0);

/** Makes a booking found by the name of its lead guest, inside the caller's transaction. */
export async function indexLeadGuest(booking: Pick<Booking, 'id'> & DetailColumns): Promise<void> {
  const { manager } = repo(Booking);
  const { id, leadFirstName, leadLastName } = booking;
  const words = searchWords(`${leadFirstName ?? ''} ${leadLastName ?? ''}`);
  if (words.length) await addWords(manager, [{ kind: LEAD_GUEST, thing: id, words }]);
}

/** Replaces the words by which a booking is found, inside the caller's transaction. */
export async function reindexLeadGuest(booking: Pick<Booking, 'id'> & DetailColumns): Promise<void> {
  await removeWords(repo(Booking).manager, LEAD_GUEST, [booking.id]);
  await indexLeadGuest(booking);
}

/** Removes the names, numbers and words of guests from all bookings of a deleted account, inside the caller's transaction. */
export async function forgetGuests(userId: string): Promise<void> {
  const named = await repo(Booking).find({
    select: { id: true },
    where: { userId, leadLastName: Not(IsNull()) },
  });
  await removeWords(
    repo(Booking).manager,
    LEAD_GUEST,
    named.map(({ id }) => id),
  );
  const nobody = { leadFirstName: null, leadLastName: null, guestPhone: null, requestNote: null };
  await repo(Booking).update({ userId }, nobody);
}
