import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { BookingStandingDocument } from './BookingStanding.generated';

/** Seconds to wait before each question after the time to pay is over: the house looks first whether it was paid. */
const PAUSES = [1, 3, 5, 10, 20, 30];

interface Booking {
  id: string;
  status: string;
  holdExpiresAt: string | null;
}

/**
 * Keeps a held booking true while it is on the screen: asks how it stands when this tab is looked at again, and
 * from the end of its time until it has ended. Answers whether the time to pay is over.
 */
export function useBookingStanding({ id, status, holdExpiresAt }: Booking): boolean {
  const client = useApolloClient();
  const [isOver, setOver] = useState(() => Date.now() >= endOf(holdExpiresAt));

  useEffect(() => {
    if (status !== 'HELD') return;
    let round = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      client
        .query({
          query: BookingStandingDocument,
          variables: { id },
          fetchPolicy: 'network-only',
          context: { inPlace: true },
        })
        .catch(() => undefined);
    const askLater = () => {
      const pause = PAUSES[Math.min(round++, PAUSES.length - 1)]! * 1000;
      timer = setTimeout(() => {
        askLater();
        void ask();
      }, pause);
    };
    const end = () => {
      setOver(true);
      askLater();
    };
    if (holdExpiresAt) timer = setTimeout(end, Math.max(0, endOf(holdExpiresAt) - Date.now()));
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, id, status, holdExpiresAt]);

  return isOver;
}

const endOf = (moment: string | null): number => (moment ? Date.parse(moment) : Infinity);
