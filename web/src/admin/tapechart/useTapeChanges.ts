import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { failureWords } from '../../apollo/failureLink';
import { useChangeBookingByStaffMutation } from '../../bookings/staffchange/StaffChange.generated';
import type { StaffChangeDone } from '../../bookings/staffchange/StaffChangeDialog';
import { spokenDate, spokenStay } from '../../kit/format';
import { type Bar, guestOf } from './geometry';
import * as texts from './texts';
import {
  useBlockNightsMutation,
  useMoveStayMutation,
  useUnblockNightsMutation,
  type MoveStayMutation,
} from './TapeChart.generated';
import type { ChartRoom } from './useTiles';

/** A move into a room whose guests have not left, which staff are asked about. */
interface Occupied {
  guest: string;
  number: number;
  /** The day on which the guests in the room are due to leave. */
  checkOut: string;
  moveAnyway: () => void;
}

type NamedRoom = Pick<ChartRoom, 'id' | 'number'>;
interface Done {
  message: string;
  undo: (() => void) | undefined;
}

/** The stay in the new room that ends when the moved one did. */
function stayIn(moved: MoveStayMutation['moveStay'], to: NamedRoom, bar: Bar): Partial<Bar> {
  const stays = moved.__typename === 'Booking' ? moved.stays : [];
  const stay = stays.find((one) => one.roomNumber?.id === to.id && one.checkOut === bar.to);
  return stay ? { stayId: stay.id, from: stay.checkIn } : {};
}

/** Moves stays and unblocks nights. `done` is the result, with its undo; `problem` is the reason of a refusal. */
export function useTapeChanges(hotelId: string, refresh: () => void) {
  const [done, setDone] = useState<Done>();
  const [problem, setProblem] = useState<string>();
  const [occupied, setOccupied] = useState<Occupied>();
  const [moveStay] = useMoveStayMutation();
  const [change] = useChangeBookingByStaffMutation();
  const [block] = useBlockNightsMutation();
  const [unblock] = useUnblockNightsMutation();

  /** Resolves to the answer if the change was made. `asks` answers whether staff are asked about a refusal instead. */
  const settle = async (
    call: Promise<{ data?: Record<string, { __typename?: string; message?: string } | string> }>,
    asks?: (answer: object) => boolean,
  ): Promise<object | undefined> => {
    setProblem(undefined);
    setDone(undefined);
    const { data } = await call.catch((error: unknown) => {
      setProblem(failureWords(error));
      return { data: undefined };
    });
    refresh();
    const [answer] = Object.values(data ?? {}).filter((part) => typeof part === 'object');
    if (answer?.message && !asks?.(answer)) setProblem(answer.message);
    return answer?.message ? undefined : (answer as object | undefined);
  };

  const move = async (
    bar: Bar,
    from: NamedRoom | undefined,
    to: NamedRoom,
    { isUndo = false, evenIfNotVacated = false } = {},
  ) => {
    const input = { stayId: bar.stayId!, roomNumberId: to.id, evenIfNotVacated };
    const guest = guestOf(bar);
    const ask = (answer: object) => {
      const refusal = answer as MoveStayMutation['moveStay'];
      if (refusal.__typename !== 'RoomNotVacated') return false;
      const moveAnyway = () => void move(bar, from, to, { isUndo, evenIfNotVacated: true });
      setOccupied({ guest, number: to.number, checkOut: refusal.stay.checkOut, moveAnyway });
      return true;
    };
    const moved = await settle(moveStay({ variables: { input } }) as never, ask);
    if (!moved) return;
    // the nights from tonight on of a stay in progress are a stay of their own in the new room
    const stay = stayIn(moved as MoveStayMutation['moveStay'], to, bar);
    const undo =
      from && !isUndo ? () => void move({ ...bar, ...stay }, to, from, { isUndo: true }) : undefined;
    const names = { guest, number: to.number };
    setDone({ message: fill(isUndo ? texts.movedBack : texts.movedTo, names), undo });
  };

  /** A change of the day of departure is done. One that made the stay longer can be undone: the guest owes it, no money moved. */
  const sized = (bar: Bar, to: string, { differenceCents }: StaffChangeDone) => {
    refresh();
    const guest = guestOf(bar);
    const takeBack = async () => {
      const stays = [{ stayId: bar.stayId!, checkOut: bar.to }];
      const credit =
        differenceCents > 0 ? { creditCents: differenceCents, reason: texts.longerStayUndone } : {};
      const idempotencyKey = crypto.randomUUID();
      const input = {
        bookingId: bar.bookingId!,
        stays,
        differenceCents: 0 - differenceCents,
        idempotencyKey,
        ...credit,
      };
      if (await settle(change({ variables: { input } }) as never))
        setDone({ message: fill(texts.leavesAsBefore, { guest, day: spokenDate(bar.to) }), undo: undefined });
    };
    const isLonger = to > bar.to;
    setDone({
      message: fill(texts.leavesOn, { guest, day: spokenDate(to) }),
      undo: isLonger ? () => void takeBack() : undefined,
    });
  };

  const unblockBar = async (bar: Bar) => {
    const input = { hotelId, roomNumberIds: [bar.roomNumberId], from: bar.from, to: bar.to };
    if (!(await settle(unblock({ variables: { input } }) as never))) return;
    const blockInput = { ...input, reason: bar.reason ?? texts.defaultReason };
    const undo = () =>
      void settle(block({ variables: { input: blockInput } }) as never).then(
        (isBlocked) => isBlocked && setDone({ message: texts.blockedAgain, undo: undefined }),
      );
    setDone({ message: fill(texts.unblocked, { stay: spokenStay(bar.from, bar.to) }), undo });
  };

  return {
    done,
    problem,
    occupied,
    closeOccupied: () => setOccupied(undefined),
    move,
    sized,
    unblock: unblockBar,
    dismiss: () => setProblem(undefined),
    clearDone: () => setDone(undefined),
    /** The dialog has booked nights for the guest of another site. */
    booked: (reference: string) => {
      refresh();
      setDone({ message: fill(texts.guestBooked, { reference }), undo: undefined });
    },
    /** The dialog has blocked these nights. */
    blocked: (input: { roomNumberIds: string[]; from: string; to: string }, nights: number) => {
      refresh();
      const undo = () =>
        void settle(unblock({ variables: { input: { hotelId, ...input } } }) as never).then(
          (isFree) => isFree && setDone({ message: texts.noLongerBlocked, undo: undefined }),
        );
      setDone({ message: fill(texts.nightsBlocked, { count: nights }), undo });
    },
  };
}
