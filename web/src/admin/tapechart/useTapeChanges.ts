import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { failureWords } from '../../apollo/failureLink';
import { spokenStay } from '../../kit/format';
import type { Bar } from './geometry';
import * as texts from './texts';
import { useBlockNightsMutation, useMoveStayMutation, useUnblockNightsMutation } from './TapeChart.generated';
import type { ChartRoom } from './useTiles';

type NamedRoom = Pick<ChartRoom, 'id' | 'number'>;
interface Done {
  message: string;
  undo: (() => void) | undefined;
}

/** Moves stays and unblocks nights. `done` is the result, with its undo; `problem` is the reason of a refusal. */
export function useTapeChanges(hotelId: string, refresh: () => void) {
  const [done, setDone] = useState<Done>();
  const [problem, setProblem] = useState<string>();
  const [moveStay] = useMoveStayMutation();
  const [block] = useBlockNightsMutation();
  const [unblock] = useUnblockNightsMutation();

  /** Resolves to true if the change was made. */
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
    const names = { guest: bar.guestName ?? '', number: to.number };
    setDone({ message: fill(isUndo ? texts.movedBack : texts.movedTo, names), undo });
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
    move,
    unblock: unblockBar,
    dismiss: () => setProblem(undefined),
    clearDone: () => setDone(undefined),
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
