import { useRef } from 'react';
import { onlySignIn } from '../../apollo/failureLink';
import { useMay } from '../duties/useStaffDuties';
import { useBookingWorkQuery } from './BookingWork.generated';

/** What staff may do with an open booking, read again after each step. */
export function useBookingWork(id: string, onDone?: () => void) {
  const { data, refetch } = useBookingWorkQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: onlySignIn,
  });
  const may = useMay();
  const noteField = useRef<HTMLTextAreaElement>(null);
  const booking = data?.booking ?? undefined;
  const mayNote = booking !== undefined && may(['FRONT_DESK'], booking.hotel?.id);
  return {
    booking,
    mayNote,
    /** The field for a note. */
    noteField,
    /** Goes to that field. */
    writeNote: mayNote ? () => noteField.current?.focus() : undefined,
    refresh: () => {
      void refetch().catch(() => undefined);
      onDone?.();
    },
  };
}
