import { phoneProblem } from '../../../../schema/phoneNumber';
import { STAY_REQUESTS, type StayRequest } from '../../../../schema/stayRequests';
import { useEffect } from 'react';
import { useRememberedState } from '../../kit/hydration';
import { useSession } from '../../session/SessionProvider';

/** What a guest tells the hotel about a stay, as the fields show it. */
export interface StayDetails {
  /** Whether another person than the one who books arrives. */
  isForOther: boolean;
  firstName: string;
  lastName: string;
  phone: string;
  arrivalHour: number | null;
  requests: readonly StayRequest[];
  note: string;
}

/** The fields before anything is said. */
export const NO_DETAILS: StayDetails = {
  isForOther: false,
  firstName: '',
  lastName: '',
  phone: '',
  arrivalHour: null,
  requests: [],
  note: '',
};

/** The details that a booking has, without its hour of arrival. */
export const detailsOf = (booking: {
  leadGuest: { firstName: string; lastName: string } | null;
  guestPhone: string | null;
  requests: readonly StayRequest[];
  requestNote: string | null;
}): StayDetails => ({
  isForOther: booking.leadGuest !== null,
  firstName: booking.leadGuest?.firstName ?? '',
  lastName: booking.leadGuest?.lastName ?? '',
  phone: booking.guestPhone ?? '',
  arrivalHour: null,
  requests: booking.requests,
  note: booking.requestNote ?? '',
});

/** The name of the lead guest, once both are entered. */
const leadGuestOf = ({ isForOther, firstName, lastName }: StayDetails) =>
  isForOther && firstName.trim() && lastName.trim() ? { firstName, lastName } : null;

/** All details without the hour of arrival, as the server takes them. A telephone number that is none is left out. */
export const detailsInputOf = (details: StayDetails) => ({
  leadGuest: leadGuestOf(details),
  guestPhone: details.phone.trim() && !phoneProblem(details.phone) ? details.phone.trim() : null,
  requests: [...details.requests],
  requestNote: details.note.trim() || null,
});

/** What was said, as createCheckout takes it; undefined if nothing was. */
export function detailsInput(details: StayDetails) {
  const input = { ...detailsInputOf(details), arrivalHour: details.arrivalHour };
  const { leadGuest, guestPhone, requests, requestNote, arrivalHour } = input;
  const isSaid = leadGuest ?? guestPhone ?? requestNote ?? arrivalHour;
  return isSaid === null && requests.length === 0 ? undefined : input;
}

const keyOf = (hotelId: string) => ['details', hotelId].join(':');

function load(hotelId: string): StayDetails {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(hotelId)) ?? '{}');
    const details = { ...NO_DETAILS, ...(stored as Partial<StayDetails>) };
    return { ...details, requests: STAY_REQUESTS.filter((request) => details.requests.includes(request)) };
  } catch {
    return NO_DETAILS;
  }
}

/** What the guest says for a booking of one hotel. It survives reloads and the payment page, but not signing out. */
export function useStayDetails(hotelId: string) {
  const { status } = useSession();
  const [details, setDetails] = useRememberedState((isHydrated) => (isHydrated ? load(hotelId) : NO_DETAILS));
  useEffect(() => {
    if (status === 'signedOut') setDetails(load(hotelId));
  }, [status, hotelId, setDetails]);
  const change = (next: StayDetails) => {
    sessionStorage.setItem(keyOf(hotelId), JSON.stringify(next));
    setDetails(next);
  };
  return [details, change] as const;
}
