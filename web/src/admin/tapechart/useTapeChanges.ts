import { useState } from 'react';
import { failureWords } from '../../apollo/failureLink';
import { spokenStay } from '../../kit/format';
import type { Bar } from './geometry';
import { useBlockNightsMutation, useMoveStayMutation, useUnblockNightsMutation } from './TapeChart.generated';
import type { Room } from './useTiles';

type NamedRoom = Pick<Room, 'id' | 'number'>;
interface Done {
  message: string;
  undo: (() => void) | undefined;
}

/** Moves stays and lifts blocks; says what was done and offers to undo it, or why it was refused. */
export function useTapeChanges(hotelId: string, refresh: () => void) {
  const [done, setDone] = useState<Done>();
  const [problem, setProblem] = useState<string>();
  const [moveStay] = useMoveStayMutation();
  const [block] = useBlockNightsMutation();
  const [unblock] = useUnblockNightsMutation();

  /** Whether the change was made. */
  const settle = async (
    call: Promise<{ data?: Record<string, { __typename?: string; message?: string } | string> }>,
  ): Promise<boolean> => {
    setProblem(undefined);
    setDone(undefined);
    const { data } = await call.catch((error: unknown) => {
      setProblem(failureWords(error));
      return { data: undefined };
    });
    refresh();
    const [answer] = Object.values(data ?? {}).filter((part) => typeof part === 'object');
    if (answer?.message) setProblem(answer.message);
    return answer !== undefined && !answer.message;
  };

  const move = async (bar: Bar, from: NamedRoom | undefined, to: NamedRoom, isUndo = false) => {
    const input = { stayId: bar.stayId!, roomNumberId: to.id };
    const moved = await settle(moveStay({ variables: { input } }) as never);
    if (!moved) return;
    const undo = from && !isUndo ? () => void move(bar, to, from, true) : undefined;
    setDone({ message: `${bar.guestName} ${isUndo ? 'is back in' : 'moved to'} room ${to.number}.`, undo });
  };

  const lift = async (bar: Bar) => {
    const input = { hotelId, roomNumberIds: [bar.roomNumberId], from: bar.from, to: bar.to };
    if (!(await settle(unblock({ variables: { input } }) as never))) return;
    const again = { ...input, reason: bar.reason ?? 'Blocked' };
    const undo = () =>
      void settle(block({ variables: { input: again } }) as never).then(
        (isBlocked) => isBlocked && setDone({ message: 'Blocked again.', undo: undefined }),
      );
    setDone({ message: `Can be booked again: ${spokenStay(bar.from, bar.to)}.`, undo });
  };

  return {
    done,
    problem,
    move,
    unblock: lift,
    dismiss: () => setProblem(undefined),
    forget: () => setDone(undefined),
    /** To be called when the dialog has blocked these nights. */
    blocked: (input: { roomNumberIds: string[]; from: string; to: string }, nights: number) => {
      refresh();
      const undo = () =>
        void settle(unblock({ variables: { input: { hotelId, ...input } } }) as never).then(
          (isFree) => isFree && setDone({ message: 'No longer blocked.', undo: undefined }),
        );
      setDone({ message: `${nights} ${nights === 1 ? 'night' : 'nights'} blocked.`, undo });
    },
  };
}
